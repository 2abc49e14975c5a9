package dev.quayside.printing.font;

/// Prepares Thai text for its font.
final class Thai {

  private static final String SARA_AM = "\u0e33";

  private Thai() {}

  /// Splits every SARA AM as it is drawn: a ring over the letter, under its tone mark, and a vowel
  /// after it.
  static String decomposed(String text) {
    return text.contains(SARA_AM)
        ? text.replaceAll("([\u0e48-\u0e4b]?)" + SARA_AM, "\u0e4d$1\u0e32")
        : text;
  }
}
