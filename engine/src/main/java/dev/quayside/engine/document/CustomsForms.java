package dev.quayside.engine.document;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.shipping.DeclaredCustoms;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.document.Declaration;
import dev.quayside.printing.document.Letterhead;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Collects a shipment's customs data for the printed forms.
final class CustomsForms {

  private CustomsForms() {}

  static Declaration of(Shipment shipment, String carrier, Letterhead head) {
    var consignment = shipment.consignment();
    var customs = Objects.requireNonNull(consignment.customs(), "customs");
    return new Declaration(
        shipment.trackingNumber().orElse(shipment.id()),
        consignment.reference(),
        carrier,
        date(shipment),
        Parties.of(consignment.from()),
        Parties.of(consignment.to()),
        DeclaredCustoms.of(customs),
        consignment.weight().ounces(),
        amount(shipment.price()),
        head);
  }

  static LocalDate date(Shipment shipment) {
    return shipment
        .shipDate()
        .orElseGet(() -> LocalDate.ofInstant(shipment.createdAt(), ZoneOffset.UTC));
  }

  static @Nullable Amount amount(@Nullable Money money) {
    return money == null ? null : new Amount(money.amount(), money.currency().getCurrencyCode());
  }
}
