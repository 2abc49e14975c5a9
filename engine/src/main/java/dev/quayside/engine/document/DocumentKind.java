package dev.quayside.engine.document;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What can be printed beside a label.
public enum DocumentKind {
  PACKING_SLIP,
  COMMERCIAL_INVOICE,
  CN22,
  CN23;

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<DocumentKind> ofWire(String wire) {
    return Arrays.stream(values()).filter(kind -> kind.wire().equals(wire)).findFirst();
  }
}
