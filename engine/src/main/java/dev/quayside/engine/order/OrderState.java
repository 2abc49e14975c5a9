package dev.quayside.engine.order;

import dev.quayside.engine.base.text.WireWord;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The state of an order. `BUYING`: its label is being bought right now, or the carrier has not
/// confirmed yet whether it sold it.
public enum OrderState implements WireWord {
  OPEN,
  HELD,
  BUYING,
  /// A part of it is in parcels, the rest waits.
  PARTLY_SHIPPED,
  SHIPPED,
  FAILED,
  CANCELLED;

  /// Whether there is still something to do.
  public boolean isUnfinished() {
    return this != SHIPPED && this != CANCELLED;
  }

  /// The words of those with something to do, for statements.
  public static List<String> unfinished() {
    return Stream.of(values()).filter(OrderState::isUnfinished).map(OrderState::wire).toList();
  }

  /// Whether a label for what is left can be bought.
  public boolean canShip() {
    return switch (this) {
      case OPEN, PARTLY_SHIPPED, FAILED -> true;
      case HELD, BUYING, SHIPPED, CANCELLED -> false;
    };
  }

  /// Whether what was ordered can still be changed.
  boolean canChange() {
    return canShip() || this == HELD;
  }

  public static OrderState ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
