package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/// Amounts paid for valid labels, day by day. A voided label costs nothing.
///
/// @param days every day of the period, also days without a label, oldest first
public record Spending(Money total, int labels, List<Day> days) {

  /// @param byCarrier in the total's currency, by carrier code
  public record Day(LocalDate date, int labels, Money paid, Map<String, Money> byCarrier) {
    public Day {
      byCarrier = Map.copyOf(byCarrier);
    }
  }

  public Spending {
    days = List.copyOf(days);
  }
}
