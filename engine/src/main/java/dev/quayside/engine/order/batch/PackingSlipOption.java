package dev.quayside.engine.order.batch;

import java.util.Locale;

/// Whether packing slips come out with the labels of a batch, and on which side of them.
public enum PackingSlipOption {
  NONE,
  BEFORE,
  AFTER;

  String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static PackingSlipOption ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
