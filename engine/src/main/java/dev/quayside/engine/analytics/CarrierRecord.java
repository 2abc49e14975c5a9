package dev.quayside.engine.analytics;

import dev.quayside.engine.money.Money;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
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

  /// @param journeys of one carrier, paid in one currency; never empty
  static CarrierRecord of(String name, List<Journey> journeys, DeliveryDays days) {
    var delivered = journeys.stream().filter(journey -> journey.delivered() != null).toList();
    var currency = journeys.getFirst().paid().currency();
    return new CarrierRecord(
        journeys.getFirst().carrier(),
        name,
        journeys.size(),
        delivered.size(),
        onTimeRate(delivered),
        averageTransitDays(delivered, days),
        delivered.isEmpty() ? null : exceptionRate(journeys),
        Savings.average(
            Savings.sum(journeys, currency, journey -> Optional.of(journey.paid())),
            journeys.size()));
  }

  static @Nullable BigDecimal onTimeRate(List<Journey> delivered) {
    var promised = delivered.stream().filter(journey -> journey.promised() != null).toList();
    return share(promised.stream().filter(Journey::onTime).count(), promised.size());
  }

  static @Nullable BigDecimal exceptionRate(List<Journey> journeys) {
    var handled = journeys.stream().filter(Journey::handled).toList();
    return share(handled.stream().filter(Journey::excepted).count(), handled.size());
  }

  static @Nullable BigDecimal averageTransitDays(List<Journey> delivered, DeliveryDays days) {
    var sum = delivered.stream().mapToLong(journey -> journey.transitDays(days)).sum();
    return divide(sum, delivered.size(), DAY_DIGITS);
  }

  static @Nullable BigDecimal share(long part, long whole) {
    return divide(part, whole, RATE_DIGITS);
  }

  private static @Nullable BigDecimal divide(long part, long whole, int digits) {
    return whole == 0
        ? null
        : BigDecimal.valueOf(part).divide(BigDecimal.valueOf(whole), digits, RoundingMode.HALF_UP);
  }
}
