package dev.quayside.engine.batch;

import java.util.Locale;

/// Whether packing slips come out with the labels of a batch, and on which side of them.
public enum Slips {
  NONE,
  BEFORE,
  AFTER;

  String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Slips ofWire(String wire) {
    return valueOf(wire.toUpperCase(Locale.ROOT));
  }
}
