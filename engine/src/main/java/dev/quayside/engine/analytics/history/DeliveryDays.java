package dev.quayside.engine.analytics.history;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;

/// A carrier's calendars of delivery days. Its services differ (some deliver on Saturdays, some on
/// Saturdays to homes only), so a parcel's own promise decides by which calendar its days are
/// counted.
///
/// @param calendars each tells whether a day is a delivery day; the one of most services first
public record DeliveryDays(List<Predicate<LocalDate>> calendars) {

  /// Days searched for the next pickup: a weekend with a holiday on either side is the longest
  /// wait.
  private static final int LONGEST_WAIT = 5;

  public DeliveryDays {
    calendars = List.copyOf(calendars);
  }

  /// The calendar by which `promise` is `days` delivery days after the ship date. When several fit,
  /// the first one in which `door` is a delivery day is taken.
  ///
  /// @param door the day the parcel arrived; the promised day while it has not
  public DeliveryDays promising(LocalDate shipDate, LocalDate promise, int days, LocalDate door) {
    var fitting = calendars.stream().filter(each -> fits(each, shipDate, promise, days)).toList();
    return fitting.stream()
        .filter(each -> each.test(door))
        .findFirst()
        .or(() -> fitting.stream().findFirst())
        .map(each -> new DeliveryDays(List.of(each)))
        .orElse(this);
  }

  /// The calendar by which a promise was made on the day `asked`: the parcel leaves on that day or
  /// on the next pickup day.
  public DeliveryDays promising(LocalDate asked, LocalDate promise, int days) {
    return asked
        .datesUntil(asked.plusDays(LONGEST_WAIT))
        .flatMap(shipDate -> calendars.stream().filter(each -> fits(each, shipDate, promise, days)))
        .findFirst()
        .map(each -> new DeliveryDays(List.of(each)))
        .orElse(this);
  }

  /// The `count`th delivery day after `day`.
  public LocalDate after(LocalDate day, int count) {
    return walk(day, count, 1);
  }

  /// The `count`th delivery day before `day`.
  public LocalDate before(LocalDate day, int count) {
    return walk(day, count, -1);
  }

  /// Delivery days after `from` up to and including `to`; negative when `to` is earlier.
  int between(LocalDate from, LocalDate to) {
    return between(calendars.getFirst(), from, to);
  }

  private LocalDate walk(LocalDate day, int count, int step) {
    var next = day;
    for (int left = count; left > 0; ) {
      next = next.plusDays(step);
      if (calendars.getFirst().test(next)) {
        left--;
      }
    }
    return next;
  }

  private static boolean fits(
      Predicate<LocalDate> calendar, LocalDate shipDate, LocalDate promise, int days) {
    return calendar.test(promise) && between(calendar, shipDate, promise) == days;
  }

  private static int between(Predicate<LocalDate> calendar, LocalDate from, LocalDate to) {
    if (to.isBefore(from)) {
      return -between(calendar, to, from);
    }
    return Math.toIntExact(from.plusDays(1).datesUntil(to.plusDays(1)).filter(calendar).count());
  }
}
