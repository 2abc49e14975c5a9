package dev.quayside.engine.carrier.tracking;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Optional;

/// The stage of a parcel's journey (docs/api/tracking.md), in order.
public enum TrackingStatus implements WireWord {
  PRE_TRANSIT,
  ACCEPTED,
  IN_TRANSIT,
  OUT_FOR_DELIVERY,
  AVAILABLE_FOR_PICKUP,
  DELIVERED,
  EXCEPTION,
  RETURNED,
  CANCELLED,
  UNKNOWN;

  public static Optional<TrackingStatus> ofWire(String wire) {
    return Arrays.stream(values()).filter(status -> status.wire().equals(wire)).findFirst();
  }

  /// Whether the status is final: no later report of the carrier changes it.
  public boolean isTerminal() {
    return switch (this) {
      case DELIVERED, RETURNED, CANCELLED -> true;
      case PRE_TRANSIT,
          ACCEPTED,
          IN_TRANSIT,
          OUT_FOR_DELIVERY,
          AVAILABLE_FOR_PICKUP,
          EXCEPTION,
          UNKNOWN ->
          false;
    };
  }

  /// Whether the carrier must have handled the parcel: the label is used, and cannot be voided any
  /// more.
  public boolean isHandled() {
    return switch (this) {
      case ACCEPTED,
          IN_TRANSIT,
          OUT_FOR_DELIVERY,
          AVAILABLE_FOR_PICKUP,
          DELIVERED,
          EXCEPTION,
          RETURNED ->
          true;
      case PRE_TRANSIT, CANCELLED, UNKNOWN -> false;
    };
  }
}
