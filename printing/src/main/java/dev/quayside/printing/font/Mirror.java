package dev.quayside.printing.font;

/// Mirrors brackets, which open to the other side in text that runs from right to left.
final class Mirror {

  private static final String PAIRS = "()[]{}<>«»‹›";

  private Mirror() {}

  static int of(int codePoint) {
    int at = PAIRS.indexOf(codePoint);
    return at < 0 ? codePoint : PAIRS.charAt(at ^ 1);
  }
}
