package dev.quayside.engine.order.batch;

import java.util.Locale;

/// Where a batch stands. `DONE`: no order waits any more; some may have failed.
public enum BatchState {
  RUNNING,
  PAUSED,
  CANCELLED,
  DONE;

  String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static BatchState ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
