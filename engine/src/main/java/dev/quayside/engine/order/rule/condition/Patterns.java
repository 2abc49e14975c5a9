package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.util.List;
import java.util.regex.Pattern;

/// Patterns of texts: `*` stands for anything, and letter case does not matter.
final class Patterns {

  private static final int LONGEST = 100;

  private Patterns() {}

  /// Whether one of them fits the whole text.
  static boolean fit(List<String> patterns, String text) {
    return patterns.stream().anyMatch(pattern -> fits(pattern, text));
  }

  static boolean fits(String pattern, String text) {
    return Pattern.compile(
            Pattern.quote(pattern.strip()).replace("*", "\\E.*\\Q"),
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL)
        .matcher(text.strip())
        .matches();
  }

  static void check(List<String> patterns, String path, Violations found) {
    if (patterns.isEmpty()) {
      found.add(path, OrderWords.PATTERN_MISSING);
    }
    for (int i = 0; i < patterns.size(); i++) {
      checkLength(patterns.get(i), path + "[" + i + "]", found);
    }
  }

  static void checkLength(String pattern, String path, Violations found) {
    if (!hasLength(pattern)) {
      found.add(path, OrderWords.PATTERN_LENGTH, LONGEST);
    }
  }

  static boolean hasLength(String pattern) {
    return !pattern.isBlank() && pattern.length() <= LONGEST;
  }
}
