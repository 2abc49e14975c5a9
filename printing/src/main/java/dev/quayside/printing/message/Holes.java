package dev.quayside.printing.message;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Fills `{0}`, `{1}` in. Everything else in a sentence stays as it is, apostrophes too.
final class Holes {

  private static final Pattern HOLE = Pattern.compile("\\{(\\d)}");

  private Holes() {}

  static String fill(String pattern, List<String> words) {
    return HOLE.matcher(pattern)
        .replaceAll(
            hole -> {
              int place = hole.group(1).charAt(0) - '0';
              return Matcher.quoteReplacement(
                  place < words.size() ? words.get(place) : hole.group());
            });
  }
}
