package dev.quayside.printing.message;

import java.util.List;

/// Fills in `{0}`, `{1}`. Everything else in a sentence stays as it is, apostrophes too.
final class Holes {

  private static final int LENGTH = "{0}".length();

  private Holes() {}

  static String fill(String pattern, List<String> words) {
    int hole = next(pattern, 0);
    if (hole < 0) {
      return pattern;
    }
    var filled = new StringBuilder();
    int rest = 0;
    while (hole >= 0) {
      int place = pattern.charAt(hole + 1) - '0';
      if (place < words.size()) {
        filled.append(pattern, rest, hole).append(words.get(place));
        rest = hole + LENGTH;
      }
      hole = next(pattern, hole + LENGTH);
    }
    return filled.append(pattern, rest, pattern.length()).toString();
  }

  /// The start of the next placeholder; negative when there is none.
  private static int next(String pattern, int from) {
    int hole = pattern.indexOf('{', from);
    while (hole >= 0 && !isHole(pattern, hole)) {
      hole = pattern.indexOf('{', hole + 1);
    }
    return hole;
  }

  private static boolean isHole(String pattern, int at) {
    if (at + LENGTH > pattern.length() || pattern.charAt(at + 2) != '}') {
      return false;
    }
    char digit = pattern.charAt(at + 1);
    return digit >= '0' && digit <= '9';
  }
}
