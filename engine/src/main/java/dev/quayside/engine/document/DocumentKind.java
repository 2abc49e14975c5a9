package dev.quayside.engine.document;

import dev.quayside.engine.base.text.WireWord;
import java.util.Arrays;
import java.util.Optional;

/// Documents that can be printed for a shipment beside its label.
public enum DocumentKind implements WireWord {
  PACKING_SLIP,
  COMMERCIAL_INVOICE,
  CN22,
  CN23;

  static Optional<DocumentKind> ofWire(String wire) {
    return Arrays.stream(values()).filter(kind -> kind.wire().equals(wire)).findFirst();
  }
}
