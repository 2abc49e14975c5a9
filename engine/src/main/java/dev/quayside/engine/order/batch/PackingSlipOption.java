package dev.quayside.engine.order.batch;

import dev.quayside.engine.base.text.WireWord;
import java.util.Locale;

/// Whether packing slips come out with the labels of a batch, and on which side of them.
public enum PackingSlipOption implements WireWord {
  NONE,
  BEFORE,
  AFTER;

  static PackingSlipOption ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
