package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// The state of a batch. `DONE`: no order is waiting any more; some may have failed.
public enum BatchState implements WireWord {
  RUNNING,
  PAUSED,
  CANCELLED,
  DONE;

  static BatchState ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
