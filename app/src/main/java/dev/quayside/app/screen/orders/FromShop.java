package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.origin.OriginWarning;
import dev.quayside.engine.order.origin.PostBack;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.printing.message.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The shop an order comes from, and what of it there a packer has to know.
///
/// @param id of the shop
/// @param name of the shop
/// @param status of the order, in the shop's own words
/// @param warnings what happened to it there, and what to do about it
/// @param untold why the shop was not told of parcels, one for each
/// @param shipmentId its latest label; null while it has none
record FromShop(
    String id,
    String name,
    String status,
    List<Message> warnings,
    List<Untold> untold,
    @Nullable String shipmentId) {

  /// A parcel the shop does not know of.
  ///
  /// @param refused whether the shop will not have it; else it is tried again
  record Untold(String tracking, boolean refused, Message why) {}

  FromShop {
    warnings = List.copyOf(warnings);
    untold = List.copyOf(untold);
  }

  /// Null for an order of a file or another program.
  static @Nullable FromShop of(SalesOrder order) {
    var origin = order.origin();
    if (origin == null) {
      return null;
    }
    var label =
        order.parcels().stream()
            .filter(OrderParcel::isBought)
            .flatMap(parcel -> Stream.ofNullable(parcel.shipment()))
            .reduce((_, later) -> later);
    return new FromShop(
        origin.sourceId(),
        origin.sourceName(),
        origin.status(),
        origin.warnings().stream().map(OriginWarning::message).toList(),
        untold(order, origin.postBacks()),
        label.map(OrderShipment::shipmentId).orElse(null));
  }

  /// A parcel whose label was voided is not missing at the shop: that it is still there is a
  /// warning.
  private static List<Untold> untold(SalesOrder order, List<PostBack> parcels) {
    var voided = numbers(order, OrderParcel::voided);
    voided.removeAll(numbers(order, OrderParcel::isOut));
    return parcels.stream()
        .filter(parcel -> !voided.contains(parcel.trackingNumber()))
        .flatMap(FromShop::untold)
        .toList();
  }

  private static Set<String> numbers(SalesOrder order, Predicate<OrderParcel> which) {
    return order.parcels().stream()
        .filter(which)
        .flatMap(parcel -> parcel.trackingNumber().stream())
        .collect(Collectors.toCollection(HashSet::new));
  }

  private static Stream<Untold> untold(PostBack parcel) {
    var why = parcel.error();
    boolean refused = parcel.status() == PostBack.Status.REFUSED;
    boolean waits = parcel.status() == PostBack.Status.WAITING;
    return why == null || !(refused || waits)
        ? Stream.empty()
        : Stream.of(new Untold(parcel.trackingNumber(), refused, why));
  }

  boolean isTroubled() {
    return !warnings.isEmpty() || !untold.isEmpty();
  }
}
