package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.analytics.history.SameDays;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/// Nearest-rank percentiles of observed transit times.
///
/// @param ascending transit days, sorted ascending
record Percentiles(List<Integer> ascending) {

  Percentiles {
    ascending = ascending.stream().sorted().toList();
  }

  /// Takes one observation from each delivered parcel.
  static Percentiles of(List<SameDays> delivered, DeliveryDays days) {
    return new Percentiles(
        delivered.stream()
            .flatMap(each -> Collections.nCopies(each.parcels(), each.transitDays(days)).stream())
            .toList());
  }

  /// The smallest observation that at least `percent` of all do not exceed.
  int at(int percent) {
    return ascending.get(rank(percent, ascending.size()));
  }

  /// The share of the history that the estimate would have covered: each observation is held
  /// against the estimate made from all the others.
  BigDecimal coverage(int percent) {
    var count = ascending.size();
    if (count < 2) {
      throw new IllegalStateException("one observation cannot be held against others");
    }
    var rank = rank(percent, count - 1);
    var covered = 0;
    for (int i = 0; i < count; i++) {
      // without the i-th, what stood behind it moves up by one
      var estimate = ascending.get(rank < i ? rank : rank + 1);
      covered += ascending.get(i) <= estimate ? 1 : 0;
    }
    return Objects.requireNonNull(CarrierRecord.share(covered, count));
  }

  private static int rank(int percent, int count) {
    return Math.max(0, Math.ceilDiv(percent * count, 100) - 1);
  }
}
