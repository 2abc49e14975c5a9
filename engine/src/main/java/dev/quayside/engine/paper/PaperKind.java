package dev.quayside.engine.paper;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What can be printed beside a label.
public enum PaperKind {
  PACKING_SLIP,
  COMMERCIAL_INVOICE,
  CN22,
  CN23;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<PaperKind> ofWire(String wire) {
    return Arrays.stream(values()).filter(kind -> kind.wire().equals(wire)).findFirst();
  }
}
