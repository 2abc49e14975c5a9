package dev.quayside.engine.platform.event;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Section 6 of the specification, one of retention, and the `ping` of a webhook test.
public enum EventType {
  TRACKING_UPDATED("tracking.updated"),
  TRACKING_DELIVERED("tracking.delivered"),
  TRACKING_EXCEPTION("tracking.exception"),
  LABEL_CREATED("label.created"),
  LABEL_CANCELLED("label.cancelled"),
  SHIPMENT_RATE_AVAILABLE("shipment.rate_available"),
  /// The customers of closed shipments were forgotten (retention).
  DATA_PURGED("data.purged"),
  PING("ping");

  private static final List<EventType> SUBSCRIBABLE =
      Arrays.stream(values()).filter(type -> type != PING).toList();

  private final String wire;

  EventType(String wire) {
    this.wire = wire;
  }

  public String wire() {
    return wire;
  }

  /// What a subscription may ask for: all but `ping`, which goes to whom a test names.
  public static List<EventType> subscribable() {
    return SUBSCRIBABLE;
  }

  public static Optional<EventType> ofWire(String wire) {
    return Arrays.stream(values()).filter(type -> type.wire.equals(wire)).findFirst();
  }
}
