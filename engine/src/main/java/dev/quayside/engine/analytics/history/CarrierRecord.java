package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How one carrier has done.
///
/// @param onTimeRate share of the delivered parcels with a promised day that came by it, 0..1; null
///   where nothing was delivered
/// @param averageTransitDays working days; null where nothing was delivered
/// @param exceptionRate share of the scanned parcels that met an exception, 0..1; null where
///   nothing was delivered
public record CarrierRecord(
    String carrier,
    String carrierName,
    int shipmentCount,
    int deliveredCount,
    @Nullable BigDecimal onTimeRate,
    @Nullable BigDecimal averageTransitDays,
    @Nullable BigDecimal exceptionRate,
    Money averageCost) {

  private static final int RATE_DIGITS = 4;
  private static final int DAY_DIGITS = 2;

  /// @param batches of one carrier, paid in one currency; never empty
  public static CarrierRecord of(String name, List<RecordStore.Batch> batches, DeliveryDays days) {
    var currency = Currency.getInstance(batches.getFirst().currency());
    int parcels = 0;
    int delivered = 0;
    int promised = 0;
    int onTime = 0;
    int handled = 0;
    int excepted = 0;
    long transitDays = 0;
    long paid = 0;
    for (var batch : batches) {
      parcels += batch.parcels();
      handled += batch.handled();
      excepted += batch.excepted();
      paid += batch.paid();
      var door = batch.delivered();
      if (door != null) {
        delivered += batch.parcels();
        transitDays +=
            (long) batch.parcels()
                * Journey.transitDays(
                    batch.shipDate(), batch.promised(), batch.promisedDays(), door, days);
        var promise = batch.promised();
        if (promise != null) {
          promised += batch.parcels();
          onTime += door.isAfter(promise) ? 0 : batch.parcels();
        }
      }
    }
    return new CarrierRecord(
        batches.getFirst().carrier(),
        name,
        parcels,
        delivered,
        share(onTime, promised),
        divide(transitDays, delivered, DAY_DIGITS),
        delivered == 0 ? null : share(excepted, handled),
        Savings.average(Money.ofMinor(paid, currency), parcels));
  }

  public static @Nullable BigDecimal onTimeRate(List<Journey> delivered) {
    var promised = delivered.stream().filter(journey -> journey.promised() != null).toList();
    return share(promised.stream().filter(Journey::onTime).count(), promised.size());
  }

  public static @Nullable BigDecimal exceptionRate(List<Journey> journeys) {
    var handled = journeys.stream().filter(Journey::handled).toList();
    return share(handled.stream().filter(Journey::excepted).count(), handled.size());
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
