package dev.quayside.engine.carrier.guard;

/// The kinds of calls to a carrier. Each fails by itself: rates may be down while voids work.
public enum Operation {
  RATE,
  BUY,
  VOID,
  LOOK_UP,
  TRACK,
  ADDRESS,
  PICKUP,
  CLOSE;

  /// Whether the call changes something at the carrier, so that a failure leaves it in doubt.
  boolean isOrder() {
    return switch (this) {
      case BUY, VOID, PICKUP, CLOSE -> true;
      case RATE, LOOK_UP, TRACK, ADDRESS -> false;
    };
  }
}
