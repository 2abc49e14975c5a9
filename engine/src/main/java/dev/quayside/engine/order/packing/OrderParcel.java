package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A parcel of an order.
///
/// @param request the first shipment of the parcels asked for in the same request
/// @param place index in that request, from 0
/// @param shipment its label; null while it is being bought
/// @param with ids of the other orders in it
/// @param rateId the rate it was bought at; null when no rate was asked for before
/// @param covered what of its items passed checks covered when it was taken; null when none was due
public record OrderParcel(
    String shipmentId,
    String request,
    int place,
    List<PackedItem> items,
    @Nullable OrderShipment shipment,
    boolean voided,
    List<String> with,
    @Nullable String rateId,
    @Nullable List<PackedItem> covered) {

  public OrderParcel {
    items = List.copyOf(items);
    with = List.copyOf(with);
  }

  /// Whether it has a valid label.
  public boolean isBought() {
    return shipment != null && !voided;
  }

  /// The parcel's ids, for an error message.
  public List<Violation> named() {
    var label = shipment;
    return label == null
        ? List.of(new Violation("shipmentId", shipmentId))
        : List.of(
            new Violation("labelId", label.labelId()),
            new Violation("shipmentId", shipmentId),
            new Violation("trackingNumber", label.trackingNumber()));
  }

  public String state() {
    return voided ? "voided" : shipment == null ? "buying" : "bought";
  }

  /// Number of pieces of a line in it; a voided parcel has none.
  public int pieces(int line) {
    return voided
        ? 0
        : items.stream().filter(item -> item.line() == line).mapToInt(PackedItem::quantity).sum();
  }
}
