package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The parcel of an order that rates were asked for. It is kept with them, so that buying one of
/// them, however it is asked for, ships what it was asked for.
///
/// @param further whether it may be bought although it takes nothing off what is left to ship
/// @param beside what of other orders to the same address goes into it, by the id of the order
/// @param given the parcel as it was on the scale; null when nothing was known of it but what the
///   order says
public record RatedParcel(
    String orderId,
    List<PackedItem> items,
    boolean further,
    Map<String, List<PackedItem>> beside,
    @Nullable ParcelDraft given) {

  public RatedParcel {
    items = List.copyOf(items);
    beside = Map.copyOf(beside);
  }

  static RatedParcel of(Portion portion) {
    var packing = portion.packing();
    return new RatedParcel(
        portion.order().id(),
        packing.items(),
        packing.further(),
        packing.beside(),
        portion.given());
  }

  /// Empty for rates of a parcel that is no order's.
  static Optional<RatedParcel> of(RateRequest request) {
    return Optional.ofNullable(request.contents())
        .map(text -> StoreJson.read(text, RatedParcel.class));
  }

  String text() {
    return StoreJson.write(this);
  }

  /// The other orders in it.
  Set<String> with() {
    return beside.keySet();
  }

  /// Whether its price is that of such a parcel of the same order.
  boolean holds(Packing packing) {
    return items.equals(packing.items()) && beside.equals(packing.beside());
  }
}
