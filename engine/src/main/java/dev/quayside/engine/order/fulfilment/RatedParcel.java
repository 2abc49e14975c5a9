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

/// The parcel of an order that rates were requested for. It is stored with the rates, so that
/// whoever buys at one of them ships exactly this parcel.
///
/// @param further whether it may be bought although it contains nothing that is left to ship
/// @param beside items of other orders to the same address, by order id
/// @param given the parcel as weighed and measured; null when only the order's data is known
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

  /// Reads the parcel of a rate request; empty when the request has no order.
  static Optional<RatedParcel> of(RateRequest request) {
    return Optional.ofNullable(request.contents())
        .map(text -> StoreJson.read(text, RatedParcel.class));
  }

  String text() {
    return StoreJson.write(this);
  }

  /// The ids of the other orders in it.
  Set<String> with() {
    return beside.keySet();
  }

  /// Whether a parcel of the same order has the same content, so that the rate applies to it.
  boolean holds(Packing packing) {
    return items.equals(packing.items()) && beside.equals(packing.beside());
  }
}
