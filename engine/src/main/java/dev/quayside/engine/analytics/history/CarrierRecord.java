package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A carrier's performance over a period.
///
/// @param onTimeRate share of the delivered parcels with a promised day that arrived by it, 0..1;
///   null when none was delivered
/// @param averageTransitDays working days; null when none was delivered
/// @param exceptionRate share of the scanned parcels that had an exception, 0..1; null when none
///   was delivered
/// @param averageCost of all parcels
/// @param paidByOthers how many of them another's account is billed for, which cost nothing here
public record CarrierRecord(
    String carrier,
    String carrierName,
    int shipmentCount,
    int deliveredCount,
    @Nullable BigDecimal onTimeRate,
    @Nullable BigDecimal averageTransitDays,
    @Nullable BigDecimal exceptionRate,
    Money averageCost,
    int paidByOthers) {

  private static final int RATE_DIGITS = 4;
  private static final int DAY_DIGITS = 2;

  /// @param batches sums of one carrier, paid in one currency; never empty
  public static CarrierRecord of(String name, List<RecordStore.Batch> batches, DeliveryDays days) {
    var currency = Currency.getInstance(batches.getFirst().currency());
    var all = batches.stream().map(RecordStore.Batch::days).toList();
    var delivered = all.stream().filter(each -> each.delivered() != null).toList();
    int parcels = SameDays.sum(all, SameDays::parcels);
    int atTheDoor = SameDays.sum(delivered, SameDays::parcels);
    return new CarrierRecord(
        batches.getFirst().carrier(),
        name,
        parcels,
        atTheDoor,
        onTimeRate(delivered),
        divide(daysInTransit(delivered, days), atTheDoor, DAY_DIGITS),
        atTheDoor == 0 ? null : exceptionRate(all),
        Savings.average(
            Money.ofMinor(batches.stream().mapToLong(RecordStore.Batch::paid).sum(), currency),
            parcels),
        0);
  }

  CarrierRecord with(int others) {
    return new CarrierRecord(
        carrier,
        carrierName,
        shipmentCount,
        deliveredCount,
        onTimeRate,
        averageTransitDays,
        exceptionRate,
        averageCost,
        others);
  }

  public static @Nullable BigDecimal onTimeRate(List<SameDays> delivered) {
    return share(
        SameDays.sum(delivered, SameDays::onTime), SameDays.sum(delivered, SameDays::held));
  }

  public static @Nullable BigDecimal exceptionRate(List<SameDays> all) {
    return share(SameDays.sum(all, SameDays::excepted), SameDays.sum(all, SameDays::handled));
  }

  private static long daysInTransit(List<SameDays> delivered, DeliveryDays days) {
    return delivered.stream()
        .mapToLong(each -> (long) each.parcels() * each.transitDays(days))
        .sum();
  }

  public static @Nullable BigDecimal share(long part, long whole) {
    return divide(part, whole, RATE_DIGITS);
  }

  private static @Nullable BigDecimal divide(long part, long whole, int digits) {
    return whole == 0
        ? null
        : BigDecimal.valueOf(part).divide(BigDecimal.valueOf(whole), digits, RoundingMode.HALF_UP);
  }
}
