package dev.quayside.printing.font;

import java.text.Normalizer;

/// Turns typed text into one line that can be set.
public final class Printable {

  private Printable() {}

  /// Composes accents and makes every run of white space or control characters one space.
  public static String line(String typed) {
    StringBuilder line = new StringBuilder(typed.length());
    Normalizer.normalize(typed, Normalizer.Form.NFC)
        .codePoints()
        .map(c -> isBlank(c) ? ' ' : c)
        .filter(c -> c != ' ' || (!line.isEmpty() && line.charAt(line.length() - 1) != ' '))
        .forEach(line::appendCodePoint);
    return line.toString().strip();
  }

  /// A line with a question mark for every character no font can draw: for text that must not make
  /// a label fail.
  public static String readable(String text) {
    return line(text)
        .codePoints()
        .map(c -> isPrintable(c) ? c : '?')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /// The characters of a line that no font can draw, each once.
  public static int[] missing(String line) {
    return line.codePoints().distinct().filter(c -> !isPrintable(c)).toArray();
  }

  private static boolean isPrintable(int codePoint) {
    if (codePoint >= ' ' && codePoint <= '~') {
      return true; // every face has the characters of ASCII
    }
    try {
      String character = Character.toString(codePoint);
      GlyphLine.of(character, Face.REGULAR);
      GlyphLine.of(character, Face.BOLD);
      return true;
    } catch (UnprintableText e) {
      return false;
    }
  }

  private static boolean isBlank(int codePoint) {
    return Character.isWhitespace(codePoint)
        || Character.isSpaceChar(codePoint)
        || Character.isISOControl(codePoint)
        || Character.getType(codePoint) == Character.FORMAT;
  }
}
