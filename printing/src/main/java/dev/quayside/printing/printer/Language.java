package dev.quayside.printing.printer;

/// What a printer understands.
public enum Language {
  ZPL("zpl", "application/zpl"),
  PDF("pdf", "application/pdf"),
  PNG("png", "image/png");

  private final String extension;
  private final String mediaType;

  Language(String extension, String mediaType) {
    this.extension = extension;
    this.mediaType = mediaType;
  }

  /// The file name's ending, without a dot.
  public String extension() {
    return extension;
  }

  public String mediaType() {
    return mediaType;
  }
}
