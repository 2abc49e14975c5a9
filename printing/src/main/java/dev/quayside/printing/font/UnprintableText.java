package dev.quayside.printing.font;

/// A text holds a character that none of the bundled fonts can draw.
public final class UnprintableText extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String text;
  private final int codePoint;

  public UnprintableText(String text, int codePoint) {
    super(
        "Cannot print “%s” (U+%04X %s) in “%s”: no bundled font covers it. Write this text in Latin letters."
            .formatted(
                Character.toString(codePoint), codePoint, Character.getName(codePoint), text));
    this.text = text;
    this.codePoint = codePoint;
  }

  public String text() {
    return text;
  }

  public int codePoint() {
    return codePoint;
  }
}
