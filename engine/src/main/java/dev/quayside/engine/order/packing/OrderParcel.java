package dev.quayside.engine.order.packing;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parcel of an order.
///
/// @param request the first shipment of the parcels asked for in the same request
/// @param place index in that request, from 0
/// @param shipment its label; null while it is being bought
/// @param with ids of the other orders in it
/// @param rateId the rate it was bought at; null when no rate was asked for before
/// @param covered what of its items passed checks covered when it was taken; null when none was due
/// @param tracked what its carrier said last; null for one that is not tracked
/// @param external how it left without a label; null for one with a label
public record OrderParcel(
    String shipmentId,
    String request,
    int place,
    List<PackedItem> items,
    @Nullable OrderShipment shipment,
    boolean voided,
    List<String> with,
    @Nullable String rateId,
    @Nullable List<PackedItem> covered,
    @Nullable TrackingStatus tracked,
    @Nullable ExternalParcel external) {

  public OrderParcel {
    items = List.copyOf(items);
    with = List.copyOf(with);
  }

  /// Its own id, which for one with a label is made of its shipment's.
  public String id() {
    return external != null
        ? shipmentId
        : IdKind.PARCEL.prefix() + shipmentId.substring(IdKind.SHIPMENT.prefix().length());
  }

  /// Whether it has a valid label.
  public boolean isBought() {
    return shipment != null && !voided;
  }

  /// Whether it left without a label of ours, and was not taken back.
  public boolean isExternal() {
    return external != null && !voided;
  }

  /// Whether it was said by mistake to have left without a label of ours.
  public boolean isTakenBack() {
    return external != null && voided;
  }

  /// Whether it has left, or has its label.
  public boolean isOut() {
    return isBought() || isExternal();
  }

  /// Whether its label is being bought right now.
  public boolean isUnderWay() {
    return shipment == null && external == null;
  }

  /// The number that it is tracked by.
  public Optional<String> trackingNumber() {
    return external == null
        ? Optional.ofNullable(shipment).map(OrderShipment::trackingNumber)
        : external.number();
  }

  /// The code of the carrier that has it, or what people call one that is not known here; empty
  /// where nobody said.
  public Optional<String> carrier() {
    return external == null
        ? Optional.ofNullable(shipment).map(OrderShipment::carrier)
        : Optional.ofNullable(external.carrier())
            .or(() -> Optional.ofNullable(external.carrierName()));
  }

  /// What was paid for it; empty when that is not known.
  public Optional<Money> cost() {
    return external == null
        ? Optional.ofNullable(shipment).map(OrderShipment::price)
        : Optional.ofNullable(external.cost());
  }

  /// When it was shipped; empty while its label is being bought.
  public Optional<Instant> shippedAt() {
    return external == null
        ? Optional.ofNullable(shipment).map(OrderShipment::boughtAt)
        : Optional.of(external.shippedAt());
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
    if (voided) {
      return "voided";
    }
    return isExternal() ? "external" : isUnderWay() ? "buying" : "bought";
  }

  /// Number of pieces of a line in it; a voided parcel has none.
  public int pieces(int line) {
    return voided
        ? 0
        : items.stream().filter(item -> item.line() == line).mapToInt(PackedItem::quantity).sum();
  }
}
