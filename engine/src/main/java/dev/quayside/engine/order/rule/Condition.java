package dev.quayside.engine.order.rule;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.order.OrderWords;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A condition on an order, which must hold for the rule to apply.
///
/// @param atLeast lower bound, inclusive; in ounces, inches, cubic inches, the order's currency or
///   pieces
/// @param atMost upper bound, inclusive
/// @param anyOf patterns, one of which must match the whole text; `*` matches anything, and case
///   does not matter. A postal code need only begin with the pattern. `lane` is `domestic` or
///   `international`
public record Condition(
    Criterion criterion,
    @Nullable BigDecimal atLeast,
    @Nullable BigDecimal atMost,
    List<String> anyOf) {

  private static final int LONGEST_PATTERN = 100;

  public Condition {
    anyOf = List.copyOf(anyOf);
  }

  public void check(String path, Violations found) {
    if (criterion.isMeasured()) {
      checkBounds(path, found);
    } else {
      checkPatterns(path, found);
    }
  }

  boolean holdsFor(Facts facts) {
    return criterion.isMeasured()
        ? facts.measure(criterion).filter(this::within).isPresent()
        : facts.texts(criterion).stream().anyMatch(this::fits);
  }

  private boolean within(BigDecimal value) {
    return (atLeast == null || value.compareTo(atLeast) >= 0)
        && (atMost == null || value.compareTo(atMost) <= 0);
  }

  private boolean fits(String text) {
    return anyOf.stream().anyMatch(pattern -> regex(pattern).matcher(text.strip()).matches());
  }

  private Pattern regex(String pattern) {
    var quoted = Pattern.quote(pattern.strip()).replace("*", "\\E.*\\Q");
    return Pattern.compile(
        criterion == Criterion.ZIP ? quoted + ".*" : quoted,
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
  }

  private void checkBounds(String path, Violations found) {
    if (atLeast == null && atMost == null) {
      found.add(path + ".atLeast", OrderWords.BOUND_REQUIRED);
    }
    if (!anyOf.isEmpty()) {
      found.add(path + ".anyOf", OrderWords.FOR_TEXTS);
    }
    if (atLeast != null && atMost != null && atLeast.compareTo(atMost) > 0) {
      found.add(path + ".atMost", OrderWords.BOUNDS_CROSSED);
    }
  }

  private void checkPatterns(String path, Violations found) {
    if (atLeast != null || atMost != null) {
      found.add(path + ".atLeast", OrderWords.FOR_NUMBERS);
    }
    if (anyOf.isEmpty()) {
      found.add(path + ".anyOf", OrderWords.PATTERN_MISSING);
    }
    for (int i = 0; i < anyOf.size(); i++) {
      var pattern = anyOf.get(i);
      var at = path + ".anyOf[" + i + "]";
      if (pattern.isBlank() || pattern.length() > LONGEST_PATTERN) {
        found.add(at, OrderWords.PATTERN_LENGTH, LONGEST_PATTERN);
      } else if (criterion == Criterion.LANE && Facts.Lane.ofWire(pattern).isEmpty()) {
        found.add(at, OrderWords.LANE);
      } else if (criterion == Criterion.COUNTRY && !isCountry(pattern)) {
        found.add(at, FieldWords.COUNTRY);
      }
    }
  }

  private static boolean isCountry(String pattern) {
    return pattern.equals("*") || CountryCode.isKnown(pattern.strip().toUpperCase(Locale.ROOT));
  }
}
