package dev.quayside.engine.carrier.purchase;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a label is printed from: a 4x6 inch PDF, a 4x6 inch image, or the printer's own language.
public enum LabelFormat {
  PDF("application/pdf"),
  PNG("image/png"),
  ZPL("application/zpl");

  private final String mediaType;

  LabelFormat(String mediaType) {
    this.mediaType = mediaType;
  }

  public String mediaType() {
    return mediaType;
  }

  public String wire() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<LabelFormat> ofWire(String wire) {
    return Arrays.stream(values()).filter(format -> format.wire().equals(wire)).findFirst();
  }
}
