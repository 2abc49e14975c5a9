package dev.quayside.engine.carrier.guard;

/// What is asked of a carrier: each kind fails by itself, so that rates may be down while voids go
/// on.
public enum Operation {
  RATE,
  BUY,
  VOID,
  LOOK_UP,
  TRACK,
  ADDRESS,
  PICKUP,
  CLOSE;

  /// Whether it does something, so that nobody knows what was done when it goes wrong.
  boolean isOrder() {
    return switch (this) {
      case BUY, VOID, PICKUP, CLOSE -> true;
      case RATE, LOOK_UP, TRACK, ADDRESS -> false;
    };
  }
}
