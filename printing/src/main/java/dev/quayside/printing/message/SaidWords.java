package dev.quayside.printing.message;

/// Words of a printer, a carrier or the operating system as a window, a log and a database take
/// them: one line without control characters, no longer than a person reads.
public final class SaidWords {

  /// In characters.
  private static final int LONGEST = 1_000;

  private SaidWords() {}

  /// The words without blanks around them. A control character becomes a blank, half a sign (a lone
  /// surrogate) is left out, and what is too long ends in `...`.
  public static String of(String said) {
    return isPlain(said) ? said.strip() : plain(said);
  }

  private static boolean isPlain(String said) {
    if (said.length() > LONGEST) {
      return false;
    }
    for (int i = 0; i < said.length(); i++) {
      char sign = said.charAt(i);
      if (Character.isISOControl(sign) || Character.isSurrogate(sign)) {
        return false;
      }
    }
    return true;
  }

  private static String plain(String said) {
    var words = new StringBuilder();
    int at = 0;
    while (at < said.length() && words.length() < LONGEST) {
      int sign = said.codePointAt(at);
      at += Character.charCount(sign);
      if (Character.isISOControl(sign)) {
        words.append(' ');
      } else if (sign < Character.MIN_SURROGATE || sign > Character.MAX_SURROGATE) {
        words.appendCodePoint(sign);
      }
    }
    return words.toString().strip() + (at < said.length() ? "..." : "");
  }
}
