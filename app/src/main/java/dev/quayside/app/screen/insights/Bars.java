package dev.quayside.app.screen.insights;

import dev.quayside.engine.analytics.history.Spending;
import dev.quayside.engine.base.money.Money;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Days combined into as many bars as can be read.
///
/// @param from the bar's first day
record Bars(LocalDate from, LocalDate to, int labels, Money paid, Map<String, Money> byCarrier) {

  /// @param days the number of days in one bar; the newest bar ends with the newest day
  static List<Bars> of(Spending spending, int days) {
    var bars = new ArrayList<Bars>();
    var all = spending.days();
    for (int end = all.size(); end > 0; end -= days) {
      bars.addFirst(of(all.subList(Math.max(0, end - days), end)));
    }
    return bars;
  }

  private static Bars of(List<Spending.Day> days) {
    var byCarrier = new LinkedHashMap<String, Money>();
    days.forEach(
        day ->
            day.byCarrier()
                .forEach((carrier, paid) -> byCarrier.merge(carrier, paid, Money::plus)));
    return new Bars(
        days.getFirst().date(),
        days.getLast().date(),
        days.stream().mapToInt(Spending.Day::labels).sum(),
        days.stream().map(Spending.Day::paid).reduce(Money::plus).orElseThrow(),
        byCarrier);
  }
}
