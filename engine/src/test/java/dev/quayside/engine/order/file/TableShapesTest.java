package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.file.outcome.LeftOut;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.nio.charset.Charset;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tables in the shapes that people and report writers give them: titles above, totals below, cells
/// left empty where they repeat the line above, two columns of one name, and statuses in words of
/// their own.
class TableShapesTest {

  private static final String HEAD = "Order,Name,Address,City,State,Zip,Country,SKU,Qty,";
  private static final String ANN = ",Ann Buyer,12 Elm St,Boston,MA,02108,US,MUG,1,";

  @Test
  void titlesAboveAndTotalsBelowAreNoOrders() {
    var read =
        read(
            """
            Bestellungen;;;;;;;;;;
            Stand: 24.11.2026;Seite 1;;;;;;;;;

            Bestellnr.;Empfänger;Straße;Nr.;PLZ;Ort;Land;Artikel;Menge;Einzelpreis;Gewicht in kg
            1001;Jörg Groß;Hauptstraße;5a;53111;Bonn;Deutschland;Tasse;2;1.012,50 €;0,75
            1002;Ute Öz;Am Markt;1;50667;Köln;Deutschland;Teller;1;9,00 €;1,2
            ;;;;;;;Summe;3;1.021,50 €;1,95
            Gesamt: 2 Bestellungen;;;;;;;;;;
            """,
            "windows-1252");
    assertThat(read.bad()).isEmpty();
    assertThat(read.good()).extracting(NewOrder::number).containsExactly("1001", "1002");
    assertThat(read.good().getFirst().details().items().getFirst().value())
        .hasToString("EUR 1012.50");
  }

  @Test
  void goodsBelowAnOrderAreItsOwn() {
    var read =
        read(
            """
            ORDER ID,SHIP TO NAME,SHIP TO ADDRESS 1,SHIP TO CITY,SHIP TO STATE,SHIP TO ZIP,ITEM SKU,QTY
            F-1,Ann Buyer,12 Elm St,Boston,MA,02108,MUG,1
            ,,,,,,TEA,2
            ,,,,,,TIN,1
            F-2,Bob Seller,13 Elm St,Boston,MA,02108,MUG,1
            TOTAL,,,,,,,5
            """,
            "UTF-8");
    assertThat(read.bad()).isEmpty();
    assertThat(read.good()).hasSize(2);
    assertThat(read.good().getFirst().details().items())
        .extracting(OrderItem::sku)
        .containsExactly("MUG", "TEA", "TIN");
  }

  @Test
  void twoAddressesUnderOneNameAreAskedFor() {
    var head = "Order,Name,Address,City,State,Zip,Name,Address,City,State,Zip,SKU\n";
    var other = "A-1,Bill,1 Bill St,Dover,DE,19901,Ann,2 Ship St,Boston,MA,02108,MUG\n";
    var read = read(head + other, "UTF-8");
    assertThat(read.good()).isEmpty();
    assertThat(read.bad().getFirst().faults().getFirst().message().sentence())
        .isEqualTo(
            "is '1 Bill St' in one column and '2 Ship St' in another of the same name: empty or"
                + " rename the one that is not the delivery address");
    var same = "A-1,Ann,2 Ship St,Boston,MA,02108,Ann,2 Ship St,Boston,MA,02108,MUG\n";
    assertThat(read(head + same, "UTF-8").good()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Order Status     | Ready for pickup           | digital
          Order Status     | Digital delivery           | digital
          Order Status     | Will call                  | digital
          Order Status     | Picked up by customer      | digital
          Order Status     | Return requested           | refunded
          Order Status     | Return to sender           | refunded
          Order Status     | Buyer has not paid         | unpaid
          Order Status     | Waiting for payment        | unpaid
          Order Status     | Noch nicht bezahlt         | unpaid
          Order Status     | Out for delivery           | shipped
          Order Status     | Lost in transit            | shipped
          Order Status     | Label created              | shipped
          Order Status     | Order on hold              | on_hold
          Order Status     | Awaiting customer response | on_hold
          Order Status     | Do not ship                | on_hold
          Order Status     | Fraud check                | on_hold
          Order Status     | Pending fulfillment        | -
          Order Status     | Ready to dispatch          | -
          Order Status     | Not sent                   | -
          Order Status     | Not on hold                | -
          Order Status     | Partially refunded         | -
          Fulfillment Type | E-gift card                | digital
          Fulfillment Type | Virtual product            | digital
          Fulfillment Type | Fulfilled by eBay          | digital
          Fulfillment Type | Amazon Warehouse           | digital
          Fulfillment Type | Local delivery             | digital
          Fulfillment Type | Merchant                   | -
          Fulfillment Type | Physical                   | -
          Product type     | Digital camera             | -
          Cancelled at     | $0.00                      | -
          """)
  void anOrderThatIsNotToBeShippedIsLeftOut(String column, String status, String reason) {
    var read = read(HEAD + column + "\nA-1" + ANN + status + "\n", "UTF-8");
    assertThat(
            read.left().stream()
                .map(LeftOut::reason)
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .findFirst()
                .orElse(null))
        .isEqualTo(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Gross Wt. (g),Box L (cm),Box W (cm),Box H (cm)   | 1200,30,20,10 | 42.3288 | 11.81
          Wt lbs,Wt oz,"Length, in","Width, in"            | 1,8,12,9      | 24      | 12
          "Total weight, oz",Pkg,Length [cm],Width [cm]    | 24,,30,20     | 24      | 11.81
          """)
  void measuresAreReadWithTheUnitsOfTheirHeaders(
      String columns, String cells, String ounces, String length) {
    var parcel =
        read(HEAD + columns + "\nA-1" + ANN + cells + "\n", "UTF-8")
            .good()
            .getFirst()
            .details()
            .parcel();
    assertThat(parcel.weightOz()).isEqualByComparingTo(ounces);
    assertThat(parcel.lengthIn()).isEqualByComparingTo(length);
  }

  private static OrderReader.Result read(String text, String charset) {
    var sheet = SheetFile.read(text.getBytes(Charset.forName(charset)));
    return OrderReader.of(
        Layout.of(sheet, FileKind.ORDERS.guess(sheet.header())),
        sheet.lines(),
        null,
        OrderReaderTest.defaults(Money.USD));
  }
}
