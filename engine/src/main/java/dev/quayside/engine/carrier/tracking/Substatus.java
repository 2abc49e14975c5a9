package dev.quayside.engine.carrier.tracking;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Optional;

/// The exact event of a parcel (docs/api/tracking.md).
public enum Substatus implements WireWord {
  LABEL_CREATED,
  PICKED_UP,
  ARRIVED_AT_FACILITY,
  DEPARTED_FACILITY,
  IN_TRANSIT_TO_DESTINATION,
  CUSTOMS_PROCESSING,
  ARRIVED_AT_DESTINATION_FACILITY,
  WITH_COURIER,
  DELIVERY_ATTEMPTED,
  HELD,
  DELAYED,
  WEATHER_DELAY,
  DAMAGED,
  LOST,
  REFUSED,
  ADDRESS_ISSUE,
  CUSTOMS_ISSUE,
  RETURN_IN_PROGRESS,
  RETURNED_TO_SENDER,
  DELIVERED_FRONT_DOOR,
  DELIVERED_MAILBOX,
  DELIVERED_SIGNED,
  PICKUP_READY,
  CANCELLED;

  public static Optional<Substatus> ofWire(String wire) {
    return Arrays.stream(values()).filter(substatus -> substatus.wire().equals(wire)).findFirst();
  }
}
