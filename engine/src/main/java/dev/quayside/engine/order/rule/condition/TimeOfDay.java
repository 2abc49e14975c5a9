package dev.quayside.engine.order.rule.condition;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderWords;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/// The hour where the parcel leaves, within a span that may go over midnight.
final class TimeOfDay implements Property {

  @Override
  public Asked asked() {
    return Asked.HOURS;
  }

  @Override
  public void check(Condition condition, String path, Violations found) {
    var from = condition.from();
    if (from == null && condition.to() == null) {
      found.add(path + ".from", OrderWords.HOURS_REQUIRED);
    } else if (from != null && from.equals(condition.to())) {
      found.add(path + ".to", OrderWords.HOURS_EMPTY);
    }
  }

  @Override
  public boolean holds(Condition condition, Facts facts) {
    var at = facts.from().at();
    return at != null && condition.isAt(at.toLocalTime());
  }

  static boolean isWithin(LocalTime now, @Nullable LocalTime from, @Nullable LocalTime to) {
    boolean begun = from == null || !now.isBefore(from);
    boolean goesOn = to == null || now.isBefore(to);
    boolean overMidnight = from != null && to != null && to.isBefore(from);
    return overMidnight ? begun || goesOn : begun && goesOn;
  }

  @Override
  public String found(Condition condition, Facts facts) {
    var at = facts.from().at();
    return at == null ? "" : at.toLocalTime().truncatedTo(ChronoUnit.MINUTES).toString();
  }
}
