package dev.quayside.engine.document;

import java.util.Locale;

/// A PDF of all pages, or one page as a picture.
public enum DocumentFormat {
  PDF("application/pdf"),
  PNG("image/png");

  private final String mediaType;

  DocumentFormat(String mediaType) {
    this.mediaType = mediaType;
  }

  String mediaType() {
    return mediaType;
  }

  String wire() {
    return name().toLowerCase(Locale.ROOT);
  }
}
