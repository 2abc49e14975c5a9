package dev.quayside.engine.document;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.PackingSlip;
import dev.quayside.printing.mark.Bits;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A packing slip of what was ordered, else of what was declared.
final class PackingSlips {

  private PackingSlips() {}

  static PackingSlip of(
      Shipment shipment,
      Optional<OrderDetails> order,
      Optional<String> number,
      String carrier,
      @Nullable String shop,
      @Nullable Bits logo,
      boolean sandbox) {
    var consignment = shipment.consignment();
    var items =
        order
            .filter(details -> !details.items().isEmpty())
            .map(details -> details.items().stream().map(PackingSlips::item).toList())
            .orElseGet(() -> declared(consignment.customs()));
    var reference = Objects.requireNonNullElse(consignment.reference(), shipment.id());
    return new PackingSlip(
        number.orElse(reference),
        CustomsForms.date(shipment),
        Parties.of(consignment.from()),
        Parties.of(consignment.to()),
        shipment.serviceName().startsWith(carrier)
            ? shipment.serviceName()
            : carrier + " " + shipment.serviceName(),
        shipment.trackingNumber().orElse(null),
        items,
        order.map(OrderDetails::notes).orElse(null),
        shop,
        logo,
        sandbox);
  }

  private static PackingSlip.Item item(OrderItem item) {
    return new PackingSlip.Item(
        item.sku(),
        Objects.requireNonNullElse(item.description(), ""),
        item.quantity(),
        CustomsForms.amount(item.value()));
  }

  /// Without values: they are for customs, and the parcel may be a gift.
  private static List<PackingSlip.Item> declared(@Nullable Customs customs) {
    return customs == null
        ? List.of()
        : customs.items().stream()
            .map(item -> new PackingSlip.Item(null, item.description(), item.quantity(), null))
            .toList();
  }
}
