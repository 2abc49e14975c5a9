package dev.quayside.engine.order.rule.condition;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Days between today, where the parcel leaves, and the days that an order names.
final class DaysAround {

  private DaysAround() {}

  /// How old it is: 0 for one of today.
  static Optional<BigDecimal> sinceOrder(Facts facts) {
    return days(facts, facts.details().orderedOn()).map(BigDecimal::negate);
  }

  /// How long there is until it has to leave: 0 for today, less for one that is late.
  static Optional<BigDecimal> untilShipBy(Facts facts) {
    return days(facts, facts.details().shipBy());
  }

  private static Optional<BigDecimal> days(Facts facts, @Nullable LocalDate until) {
    var at = facts.from().at();
    return at == null || until == null
        ? Optional.empty()
        : Optional.of(BigDecimal.valueOf(ChronoUnit.DAYS.between(at.toLocalDate(), until)));
  }
}
