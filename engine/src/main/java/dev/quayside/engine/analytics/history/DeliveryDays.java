package dev.quayside.engine.analytics.history;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;

/// The days on which a carrier delivers. Its services differ (some come on Saturdays, some so to
/// homes only), so a parcel's own promise says by which of these calendars its days are counted.
///
/// @param calendars whether it delivers on a day: that of most of its services first
public record DeliveryDays(List<Predicate<LocalDate>> calendars) {

  /// Pickups are never farther away: a weekend with a holiday on either side.
  private static final int LONGEST_WAIT = 5;

  public DeliveryDays {
    calendars = List.copyOf(calendars);
  }

  /// The calendar of a parcel for which so many days lead from its ship date to its promise. A
  /// promise that fits several is counted by the first of them on which the door was reached.
  ///
  /// @param door the day it came; the promise when it has not
  public DeliveryDays promising(LocalDate shipDate, LocalDate promise, int days, LocalDate door) {
    var fitting = calendars.stream().filter(each -> fits(each, shipDate, promise, days)).toList();
    return fitting.stream()
        .filter(each -> each.test(door))
        .findFirst()
        .or(() -> fitting.stream().findFirst())
        .map(each -> new DeliveryDays(List.of(each)))
        .orElse(this);
  }

  /// The calendar by which a promise was made to whoever asked on a day: the parcel leaves then or
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

  /// Delivery days after `from` up to `to`; negative when `to` is earlier.
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
