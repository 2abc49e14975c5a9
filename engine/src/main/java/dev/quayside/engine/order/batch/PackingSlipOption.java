package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// Whether packing slips are printed with the labels of a batch, and before or after them.
public enum PackingSlipOption implements WireWord {
  NONE,
  BEFORE,
  AFTER;

  static PackingSlipOption ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
