package dev.quayside.engine.carrier.purchase;

import java.util.Locale;

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
}
