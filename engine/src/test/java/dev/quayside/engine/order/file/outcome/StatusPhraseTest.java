package dev.quayside.engine.order.file.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusPhraseTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Shipped via UPS          | shipped
          Under transport          | shipped
          Picked up by carrier     | shipped
          In Zustellung            | shipped
          Lemondva                 | cancelled
          Widerrufen               | cancelled
          Fizetésre vár            | unpaid
          Litige ouvert            | on_hold
          Gesperrt                 | on_hold
          Expédiée en partie       | -
          Enviado parcialmente     | -
          Delivered 11/21          | shipped
          ORDER_SHIPPED            | shipped
          orderShipped             | shipped
          Completed (paid)         | shipped
          Terminée                 | shipped
          Fertiggestellt           | shipped
          Verzonden                | shipped
          Consegnato               | shipped
          Entregado al cliente     | shipped
          Cancelled by customer    | cancelled
          Canceled - refunded      | cancelled
          Geannuleerd              | cancelled
          Auftrag storniert        | cancelled
          Échouée                  | cancelled
          Refund issued            | refunded
          Rückerstattet            | refunded
          auto-draft               | unpaid
          Not shipped              | -
          Not yet shipped          | -
          To be shipped            | -
          Partially shipped        | -
          Teilweise versendet      | -
          Noch nicht versendet     | -
          Non expédiée             | -
          Not cancelled            | -
          Ready to ship            | -
          Awaiting shipment        | -
          Payment complete         | -
          Checkout completed       | -
          Order confirmed          | -
          """)
  void whatSeveralWordsSayIsRead(String status, String reason) {
    var read = StatusPhrase.reason(status).map(each -> each.name().toLowerCase(Locale.ROOT));
    assertThat(read.orElse(null)).isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "Nicht versandt, true",
    "Noch nicht verschickt, true",
    "No enviado, true",
    "Not yet shipped, true",
    "Shipped, false",
    "Not delivered, false",
    "Not completed, false",
    "Not cancelled, false",
    "Teilweise nicht versandt, false"
  })
  void whatHasNotLeftIsToBeShipped(String status, boolean toShip) {
    assertThat(StatusPhrase.isNotShipped(status)).isEqualTo(toShip);
  }
}
