package dev.quayside.app.screen.ship.rates;

import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateOrder;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The badges of the best rates of one parcel.
public enum Badge {
  CHEAPEST,
  FASTEST,
  BEST;

  /// How many times the price counts against the transit days: for most parcels the buyer does not
  /// pay for speed.
  private static final BigDecimal PRICE_WEIGHT = BigDecimal.TWO;

  /// Awards the badges, among the rates in the same currency as the first. Best is the smallest sum
  /// of (price relative to the cheapest, counted twice) and (transit days relative to the fastest),
  /// among the rates that no cheaper one equals or beats in arrival. A single rate gets none.
  ///
  /// @param all cheapest first
  public static Map<Badge, Rate> among(List<Rate> all) {
    var awards = new EnumMap<Badge, Rate>(Badge.class);
    if (all.size() < 2) {
      return awards;
    }
    var rates = RateOrder.comparable(all);
    var byPrice = Comparator.<Rate>comparingLong(rate -> rate.quote().worth().minor());
    var byDays = Comparator.<Rate>comparingInt(rate -> rate.quote().transitDays());
    var cheapest = rates.stream().min(byPrice.thenComparing(byDays)).orElseThrow();
    var fastest = rates.stream().min(byDays.thenComparing(byPrice)).orElseThrow();
    awards.put(CHEAPEST, cheapest);
    awards.put(FASTEST, fastest);
    awards.put(
        BEST,
        rates.stream()
            .filter(rate -> rates.stream().noneMatch(other -> isBeatenBy(rate, other)))
            .min(Comparator.comparing(rate -> score(rate, cheapest, fastest)))
            .orElse(cheapest));
    return awards;
  }

  /// Whether the other rate costs less and arrives no later.
  private static boolean isBeatenBy(Rate rate, Rate other) {
    return other.quote().worth().minor() < rate.quote().worth().minor()
        && !other.quote().deliveryDate().isAfter(rate.quote().deliveryDate());
  }

  private static BigDecimal score(Rate rate, Rate cheapest, Rate fastest) {
    return relative(rate.quote().worth().minor(), cheapest.quote().worth().minor())
        .multiply(PRICE_WEIGHT)
        .add(relative(rate.quote().transitDays(), fastest.quote().transitDays()));
  }

  private static BigDecimal relative(long value, long least) {
    return BigDecimal.valueOf(value)
        .divide(BigDecimal.valueOf(Math.max(1, least)), MathContext.DECIMAL64);
  }
}
