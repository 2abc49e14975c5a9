package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.platform.store.Database;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Currency;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Number and cost of labels by day and hour, in the caller's time zone.
public final class Activity {

  private static final int HOURS = 24;
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration QUARTER = Duration.ofMinutes(15);

  private final Database database;
  private final ActivityStore store = new ActivityStore();

  public Activity(Database database) {
    this.database = database;
  }

  /// Spending by day, in the currency most labels were paid in. Labels paid in other currencies are
  /// left out, since there is no exchange rate here.
  ///
  /// @param from the first day
  /// @param to the last day
  public Spending spending(Caller caller, LocalDate from, LocalDate to, ZoneId zone) {
    var all = days(caller, from, to, zone);
    var currency = usual(all);
    var days = new TreeMap<LocalDate, List<Bucket>>();
    from.datesUntil(to.plusDays(1)).forEach(day -> days.put(day, new ArrayList<>()));
    all.stream()
        .filter(bucket -> bucket.paid().currency().equals(currency))
        .forEach(
            bucket ->
                days.computeIfAbsent(LocalDate.ofEpochDay(bucket.time()), _ -> new ArrayList<>())
                    .add(bucket));
    var perDay =
        days.entrySet().stream()
            .map(entry -> day(entry.getKey(), entry.getValue(), currency))
            .toList();
    return new Spending(
        perDay.stream().map(Spending.Day::paid).reduce(Money.zero(currency), Money::plus),
        perDay.stream().mapToInt(Spending.Day::labels).sum(),
        perDay);
  }

  /// Labels bought in each hour of a day, from midnight on: 24 numbers. An hour that occurs twice
  /// when the clocks go back counts both.
  public List<Integer> labelsPerHour(Caller caller, LocalDate day, ZoneId zone) {
    var hours = new ArrayList<>(Collections.nCopies(HOURS, 0));
    var end = day.plusDays(1).atStartOfDay(zone).toInstant();
    var terms = new ArrayList<ActivityStore.Term>();
    var at = day.atStartOfDay(zone).toInstant();
    while (at.isBefore(end)) {
      var clock = at.atZone(zone);
      var until = at.plus(clock.getMinute() == 0 ? HOUR : QUARTER);
      ActivityStore.terms(clock.getHour(), at, until).forEach(terms::add);
      at = until;
    }
    for (var bucket : database.read(tx -> store.sums(tx, caller.workspace(), terms))) {
      int hour = (int) bucket.time();
      hours.set(hour, hours.get(hour) + bucket.labels());
    }
    return List.copyOf(hours);
  }

  private List<Bucket> days(Caller caller, LocalDate from, LocalDate to, ZoneId zone) {
    var terms =
        from.datesUntil(to.plusDays(1))
            .flatMap(
                day ->
                    ActivityStore.terms(
                        day.toEpochDay(),
                        day.atStartOfDay(zone).toInstant(),
                        day.plusDays(1).atStartOfDay(zone).toInstant()))
            .toList();
    return database.read(tx -> store.sums(tx, caller.workspace(), terms));
  }

  private static Spending.Day day(LocalDate date, List<Bucket> buckets, Currency currency) {
    var byCarrier =
        buckets.stream().collect(Collectors.toMap(Bucket::carrier, Bucket::paid, Money::plus));
    return new Spending.Day(
        date,
        buckets.stream().mapToInt(Bucket::labels).sum(),
        byCarrier.values().stream().reduce(Money.zero(currency), Money::plus),
        byCarrier);
  }

  private static Currency usual(List<Bucket> buckets) {
    return buckets.stream()
        .collect(
            Collectors.groupingBy(
                bucket -> bucket.paid().currency(), Collectors.summingInt(Bucket::labels)))
        .entrySet()
        .stream()
        .max(
            Map.Entry.<Currency, Integer>comparingByValue()
                .thenComparing(
                    entry -> entry.getKey().getCurrencyCode(), Comparator.reverseOrder()))
        .map(Map.Entry::getKey)
        .orElse(Money.USD);
  }
}
