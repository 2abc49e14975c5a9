package dev.quayside.engine.document;

import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.Letterhead;
import dev.quayside.printing.document.PackingSlip;
import dev.quayside.printing.font.Printable;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A packing slip: lists the order items in the parcel, or the declared goods when there are none.
final class PackingSlips {

  private PackingSlips() {}

  static PackingSlip of(
      Shipment shipment, List<SalesOrder> orders, String carrier, Letterhead head) {
    var consignment = shipment.consignment();
    var packed = orders.stream().flatMap(from -> from.itemsIn(shipment.id()).stream()).toList();
    var items =
        packed.isEmpty()
            ? declared(consignment.customs())
            : packed.stream().map(PackingSlips::item).toList();
    var reference = Objects.requireNonNullElse(consignment.reference(), shipment.id());
    return new PackingSlip(
        orders.isEmpty()
            ? reference
            : orders.stream().map(SalesOrder::shownNumber).collect(Collectors.joining(", ")),
        CustomsForms.date(shipment),
        Parties.of(consignment.from()),
        Parties.of(consignment.to()),
        shipment.serviceName().startsWith(carrier)
            ? shipment.serviceName()
            : carrier + " " + shipment.serviceName(),
        shipment.trackingNumber().orElse(null),
        items,
        orders.stream()
            .flatMap(from -> Stream.ofNullable(from.details().notes()))
            .reduce((first, next) -> first + "\n" + next)
            .orElse(null),
        said(orders, OrderMessages::buyerNote),
        said(orders, OrderMessages::giftMessage),
        head,
        CustomsForms.references(consignment),
        Math.max(1, consignment.pieces().size()),
        shipment.isBilledElsewhere()
            ? Objects.requireNonNullElse(
                consignment.wanted().billing().transportOrSender().accountEnd(), "")
            : null);
  }

  private static PackingSlip.Item item(OrderItem item) {
    return new PackingSlip.Item(
        item.sku(),
        readable(Objects.requireNonNullElse(item.description(), "")),
        item.quantity(),
        CustomsForms.amount(item.value()),
        item.options().stream()
            .flatMap(option -> option.inBrief().lines())
            .map(PackingSlips::readable)
            .toList());
  }

  /// What the buyers of the orders wrote, each text once; null for nothing.
  private static @Nullable String said(
      List<SalesOrder> orders, Function<OrderMessages, @Nullable String> what) {
    var said =
        orders.stream()
            .flatMap(from -> Stream.ofNullable(what.apply(from.details().messages())))
            .distinct()
            .flatMap(String::lines)
            .map(PackingSlips::readable)
            .collect(Collectors.joining("\n"));
    return said.isEmpty() ? null : said;
  }

  /// Buyers write emoji, which no font here has: the slip says that something stood there.
  private static String readable(String line) {
    return Printable.readable(line);
  }

  /// The declared goods without their values: these are for customs, and the parcel may be a gift.
  private static List<PackingSlip.Item> declared(@Nullable Customs customs) {
    return customs == null
        ? List.of()
        : customs.items().stream()
            .map(
                item ->
                    new PackingSlip.Item(
                        null, item.description(), item.quantity(), null, List.of()))
            .toList();
  }
}
