package dev.quayside.engine.order;

import java.util.Locale;

/// Where an order stands. `BUYING`: its label is being bought right now, or the carrier has not
/// said yet whether it was.
public enum OrderState {
  OPEN,
  HELD,
  BUYING,
  SHIPPED,
  FAILED,
  CANCELLED;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static OrderState ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
