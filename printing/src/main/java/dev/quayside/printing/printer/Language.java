package dev.quayside.printing.printer;

/// The language a printer understands.
public enum Language {
  ZPL("zpl", "application/zpl", true),
  /// For Zebra's older desktop printers; everything is sent as graphics.
  EPL2("epl", "application/epl2", true),
  PDF("pdf", "application/pdf", false),
  PNG("png", "image/png", false);

  private final String extension;
  private final String mediaType;
  private final boolean raw;

  Language(String extension, String mediaType, boolean raw) {
    this.extension = extension;
    this.mediaType = mediaType;
    this.raw = raw;
  }

  /// The file name's ending, without a dot.
  public String extension() {
    return extension;
  }

  public String mediaType() {
    return mediaType;
  }

  /// Whether the file must reach the printer byte for byte, past every driver.
  public boolean isRaw() {
    return raw;
  }
}
