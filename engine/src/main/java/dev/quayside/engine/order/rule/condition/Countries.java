package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import java.util.List;
import java.util.Locale;

/// The country it goes to, by its code of two letters.
final class Countries implements Property {

  private final Worded worded = Worded.of(facts -> List.of(facts.to().country()));

  @Override
  public Asked asked() {
    return worded.asked();
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    worded.check(condition, path, found);
    for (int i = 0; i < condition.anyOf().size(); i++) {
      var pattern = condition.anyOf().get(i);
      if (Patterns.hasLength(pattern) && !isCountry(pattern.strip())) {
        found.add(path + ".anyOf[" + i + "]", FieldWords.COUNTRY);
      }
    }
  }

  private static boolean isCountry(String pattern) {
    return pattern.equals("*") || CountryCode.isKnown(pattern.toUpperCase(Locale.ROOT));
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    return worded.holds(condition, facts);
  }

  @Override
  public String found(Condition condition, Facts facts) {
    return worded.found(condition, facts);
  }
}
