package dev.quayside.engine.event;

import java.util.Arrays;
import java.util.Optional;

/// Section 6 of the specification.
public enum EventType {
  TRACKING_UPDATED("tracking.updated"),
  TRACKING_DELIVERED("tracking.delivered"),
  TRACKING_EXCEPTION("tracking.exception"),
  LABEL_CREATED("label.created"),
  LABEL_CANCELLED("label.cancelled"),
  SHIPMENT_RATE_AVAILABLE("shipment.rate_available");

  private final String wire;

  EventType(String wire) {
    this.wire = wire;
  }

  public String wire() {
    return wire;
  }

  public static Optional<EventType> ofWire(String wire) {
    return Arrays.stream(values()).filter(type -> type.wire.equals(wire)).findFirst();
  }
}
