package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import java.util.function.Function;

/// Texts, one of which must fit one of the patterns.
///
/// @param goesOn whether a text may go on after the pattern
record Worded(Function<Facts, List<String>> texts, boolean goesOn) implements Property {

  static Worded of(Function<Facts, List<String>> texts) {
    return new Worded(texts, false);
  }

  /// Of texts that need only begin with a pattern.
  static Worded beginning(Function<Facts, List<String>> texts) {
    return new Worded(texts, true);
  }

  @Override
  public Asked asked() {
    return Asked.PATTERNS;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    Patterns.check(condition.anyOf(), path + ".anyOf", found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    var patterns =
        goesOn
            ? condition.anyOf().stream().map(pattern -> pattern.strip() + "*").toList()
            : condition.anyOf();
    return texts.apply(facts).stream().anyMatch(text -> Patterns.fit(patterns, text));
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return String.join(", ", texts.apply(facts));
  }
}
