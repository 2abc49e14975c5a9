package dev.quayside.engine.order;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// Where an order stands. `BUYING`: a label of it is being bought right now, or the carrier has not
/// said yet whether it was.
public enum OrderState implements WireWord {
  OPEN,
  HELD,
  BUYING,
  /// Some of it is in parcels, the rest waits.
  PARTLY_SHIPPED,
  SHIPPED,
  FAILED,
  CANCELLED;

  /// Whether somebody has still to do something about it.
  public boolean isUnfinished() {
    return this != SHIPPED && this != CANCELLED;
  }

  /// Whether a label of what is left can be bought.
  public boolean canShip() {
    return switch (this) {
      case OPEN, PARTLY_SHIPPED, FAILED -> true;
      case HELD, BUYING, SHIPPED, CANCELLED -> false;
    };
  }

  public static OrderState ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
