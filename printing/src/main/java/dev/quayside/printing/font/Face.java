package dev.quayside.printing.font;

/// The typefaces that ship with Quayside, all under the SIL Open Font License 1.1.
public enum Face {
  REGULAR("RobotoCondensed-Regular"),
  BOLD("RobotoCondensed-Bold"),
  /// Wide and heavy, for the one letter or word a sorter reads from two metres.
  DISPLAY("Inter-Bold"),
  /// The text of documents.
  TEXT("Inter-Regular");

  private final String resource;

  Face(String resource) {
    this.resource = resource;
  }

  String resource() {
    return resource + ".ttf";
  }

  public Typeface typeface() {
    return Typeface.of(this);
  }
}
