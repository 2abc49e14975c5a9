package dev.quayside.engine.analytics.history;

import java.time.LocalDate;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// Parcels with the same ship date, promised day and delivery day.
///
/// @param promisedDays working days of the promise; null when bought without comparing rates
/// @param delivered null while they are under way
/// @param handled number that the carrier has scanned at all
/// @param excepted number of the scanned ones that had an exception
public record SameDays(
    LocalDate shipDate,
    @Nullable LocalDate promised,
    @Nullable Integer promisedDays,
    @Nullable LocalDate delivered,
    int parcels,
    int handled,
    int excepted) {

  public static int sum(List<SameDays> all, ToIntFunction<SameDays> of) {
    return all.stream().mapToInt(of).sum();
  }

  /// Delivered parcels that had a promised day.
  public int held() {
    return delivered == null || promised == null ? 0 : parcels;
  }

  public int onTime() {
    return delivered == null || promised == null || delivered.isAfter(promised) ? 0 : parcels;
  }

  /// Working days each parcel took, counted by the calendar of its own promise where it has one.
  public int transitDays(DeliveryDays days) {
    var door = delivered;
    if (door == null) {
      throw new IllegalStateException("still on their way");
    }
    var promise = promised;
    if (promise == null || promisedDays == null) {
      return Math.max(0, days.between(shipDate, door));
    }
    var own = days.promising(shipDate, promise, promisedDays, door);
    return Math.max(0, promisedDays + own.between(promise, door));
  }
}
