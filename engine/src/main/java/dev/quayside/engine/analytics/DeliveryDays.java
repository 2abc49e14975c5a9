package dev.quayside.engine.analytics;

import java.time.LocalDate;
import java.util.function.Predicate;

/// The days on which a carrier delivers.
///
/// @param works whether it delivers on a day
record DeliveryDays(Predicate<LocalDate> works) {

  /// The `count`th delivery day after `day`.
  LocalDate after(LocalDate day, int count) {
    var next = day;
    for (int left = count; left > 0; ) {
      next = next.plusDays(1);
      if (works.test(next)) {
        left--;
      }
    }
    return next;
  }

  /// Delivery days after `from` up to `to`; negative when `to` is earlier.
  int between(LocalDate from, LocalDate to) {
    if (to.isBefore(from)) {
      return -between(to, from);
    }
    return Math.toIntExact(from.plusDays(1).datesUntil(to.plusDays(1)).filter(works).count());
  }
}
