package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.text.WireWord;

/// The format a label is printed from: a 4x6 inch PDF, a 4x6 inch image, or the printer's own
/// language.
public enum LabelFormat implements WireWord {
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
}
