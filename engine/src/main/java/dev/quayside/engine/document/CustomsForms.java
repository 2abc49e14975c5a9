package dev.quayside.engine.document;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.shipping.DeclaredCustoms;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.document.Declaration;
import dev.quayside.printing.document.Letterhead;
import dev.quayside.printing.document.SenderReference;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
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
        consignment.wanted().billing().isTransportBilledElsewhere()
            ? null
            : amount(shipment.price()),
        head,
        references(consignment));
  }

  /// The references that the carrier is given, beside the order's number.
  static List<SenderReference> references(Consignment consignment) {
    return consignment.wanted().references().stream()
        .map(each -> new SenderReference(each.kind().wire(), each.value()))
        .toList();
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
