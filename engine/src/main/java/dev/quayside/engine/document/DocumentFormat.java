package dev.quayside.engine.document;

import dev.quayside.engine.base.text.WireWord;

/// A PDF of all pages, or one page as a picture.
public enum DocumentFormat implements WireWord {
  PDF("application/pdf"),
  PNG("image/png");

  private final String mediaType;

  DocumentFormat(String mediaType) {
    this.mediaType = mediaType;
  }

  String mediaType() {
    return mediaType;
  }
}
