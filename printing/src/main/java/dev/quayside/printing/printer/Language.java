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

  /// Whether it prints whole sheets of paper, as an office printer does. All others print labels.
  public boolean isPaged() {
    return switch (this) {
      case PDF -> true;
      case ZPL, EPL2, PNG -> false;
    };
  }

  /// Whether one file holds only one label.
  public boolean holdsOneLabel() {
    return switch (this) {
      case PNG -> true;
      case ZPL, EPL2, PDF -> false;
    };
  }

  /// Whether the printer carries out ZPL commands: a label in ZPL is sent as it is, the printer is
  /// asked for its state in ZPL, and it can be told how to handle the media.
  public boolean takesZpl() {
    return switch (this) {
      case ZPL -> true;
      case EPL2, PDF, PNG -> false;
    };
  }

  /// Whether a file in this language may hold several labels that Quayside does not take apart, so
  /// that it is printed as it is.
  public boolean isPrintedWhole() {
    return switch (this) {
      case PDF, EPL2 -> true;
      case ZPL, PNG -> false;
    };
  }
}
