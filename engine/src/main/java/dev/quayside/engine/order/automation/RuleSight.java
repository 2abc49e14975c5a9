package dev.quayside.engine.order.automation;

import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What decides of all orders at once: the rules, and what time it is for those that look at it.
/// While it is the same, only orders that change are looked at.
///
/// @param hours for each condition on the hour, whether it is that now
/// @param today null where no rule looks at days
record RuleSight(List<Rule> rules, List<Boolean> hours, @Nullable LocalDate today) {

  static RuleSight of(List<Rule> rules, @Nullable LocalDateTime now) {
    var conditions = rules.stream().flatMap(rule -> rule.draft().conditions().stream()).toList();
    var hours =
        conditions.stream()
            .filter(condition -> condition.criterion() == Criterion.TIME_OF_DAY)
            .map(condition -> now != null && condition.isAt(now.toLocalTime()))
            .toList();
    boolean looksAtDays = conditions.stream().anyMatch(RuleSight::looksAtDays);
    return new RuleSight(rules, hours, looksAtDays && now != null ? now.toLocalDate() : null);
  }

  private static boolean looksAtDays(Condition condition) {
    return switch (condition.criterion()) {
      case WEEKDAY, ORDERED_ON, SHIP_BY -> true;
      default -> false;
    };
  }
}
