package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What of an order goes into one parcel, and what that parcel is like.
///
/// @param details of the order as if it were of these items alone
/// @param given the parcel as it is on the scale; null when nothing is known of it but what the
///   order says
record Portion(
    SalesOrder order, Packing packing, OrderDetails details, @Nullable ParcelDraft given) {

  /// All that is left to ship.
  static Portion rest(SalesOrder order) {
    return of(order, Packing.of(order.left()), null);
  }

  /// @param parcel as it is on the scale; null when nothing is known of it but what the order says
  static Portion of(SalesOrder order, Packing packing, @Nullable ParcelDraft parcel) {
    var whole = order.details();
    boolean isWhole = !order.hasParcels() && packing.items().equals(order.left());
    if (isWhole && parcel == null) {
      return new Portion(order, packing, whole, null);
    }
    var known = isWhole ? whole.parcel() : handling(whole.parcel());
    var details =
        new OrderDetails(
            whole.to(),
            isWhole ? whole.items() : items(whole, packing.items()),
            parcel == null ? known : onto(known, parcel),
            whole.preset(),
            whole.service(),
            whole.shipBy(),
            whole.orderedOn(),
            whole.notes(),
            isWhole ? whole.value() : null,
            Map.of(),
            whole.byHand());
    return new Portion(order, packing, details, parcel);
  }

  /// Whether the sides of the parcel itself are known, so that no preset is asked.
  boolean isMeasured() {
    return given != null && given.lengthIn() != null;
  }

  private static List<OrderItem> items(OrderDetails whole, List<PackedItem> packed) {
    return packed.stream()
        .map(item -> whole.items().get(item.line() - 1).of(item.quantity()))
        .toList();
  }

  /// What holds for every parcel of an order: size, weight and worth are the whole order's.
  private static ParcelDraft handling(ParcelDraft whole) {
    return new ParcelDraft(
        null,
        null,
        null,
        null,
        whole.hazmat(),
        whole.signature(),
        null,
        whole.residential(),
        whole.packaging());
  }

  static ParcelDraft onto(ParcelDraft known, ParcelDraft given) {
    var sides = given.lengthIn() == null ? known : given;
    return new ParcelDraft(
        given.weightOz() == null ? known.weightOz() : given.weightOz(),
        sides.lengthIn(),
        sides.widthIn(),
        sides.heightIn(),
        given.hazmat() || known.hazmat(),
        given.signature() == Signature.NONE ? known.signature() : given.signature(),
        given.insuredValue() == null ? known.insuredValue() : given.insuredValue(),
        given.residential() == null ? known.residential() : given.residential(),
        given.packaging());
  }
}
