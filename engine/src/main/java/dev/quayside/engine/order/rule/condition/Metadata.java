package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import java.util.Optional;

/// A value of the shop's own data, by its name.
final class Metadata implements Property {

  private static final int LONGEST_NAME = 100;

  @Override
  public Asked asked() {
    return Asked.PATTERNS_OF_NAME;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    var name = condition.name();
    found.require(path + ".name", name);
    if (name != null && name.length() > LONGEST_NAME) {
      found.add(path + ".name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
    }
    Patterns.check(condition.anyOf(), path + ".anyOf", found);
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    return value(condition, facts)
        .filter(text -> Patterns.fit(condition.anyOf(), text))
        .isPresent();
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return value(condition, facts).orElse("");
  }

  private static Optional<String> value(Condition condition, Facts facts) {
    var name = condition.name();
    return name == null
        ? Optional.empty()
        : Optional.ofNullable(facts.context().metadata().get(name.strip()));
  }
}
