package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.analytics.history.SameDays;
import dev.quayside.engine.shipping.rate.Rate;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One rate with the history of its service.
///
/// @param seasonal whether parcels of the same month last year were counted twice
public record Candidate(
    Rate rate,
    HistorySample sample,
    int transitDays,
    @Nullable BigDecimal onTimeRate,
    @Nullable BigDecimal exceptionRate,
    boolean seasonal) {

  /// Least number of parcels in the same month last year for the season to count; fewer could be
  /// chance.
  private static final int ENOUGH_FOR_A_SEASON = 10;

  /// Reliability (0..1) assumed for a service without a history. It counts like `PRIOR_WEIGHT`
  /// parcels, so that a few observed ones change it only a little.
  private static final BigDecimal PRIOR_RELIABILITY = new BigDecimal("0.90");

  private static final BigDecimal PRIOR_RELIABILITY_GUARANTEED = new BigDecimal("0.92");

  private static final BigDecimal PRIOR_WEIGHT = BigDecimal.valueOf(10);

  public static Candidate of(Rate rate, HistorySample sample, YearMonth season, DeliveryDays days) {
    var journeys = sample.journeys();
    var sameMonth =
        journeys.stream()
            .filter(journey -> YearMonth.from(journey.shipDate()).equals(season))
            .toList();
    // a sample that lies wholly in that month has no other parcels to weigh it against
    int ofSeason = SameDays.sum(sameMonth, SameDays::parcels);
    var seasonal = ofSeason >= ENOUGH_FOR_A_SEASON && ofSeason < sample.size();
    var weighed = new ArrayList<>(journeys);
    if (seasonal) {
      weighed.addAll(sameMonth);
    }
    var seen = Percentiles.of(weighed, days);
    return new Candidate(
        rate,
        sample,
        weighed.isEmpty() ? rate.quote().transitDays() : seen.at(50),
        CarrierRecord.onTimeRate(weighed),
        CarrierRecord.exceptionRate(weighed),
        seasonal);
  }

  /// Share of parcels on time and without an exception, 0..1. Drawn towards the assumed
  /// reliability, so that three lucky parcels do not beat three hundred good ones.
  BigDecimal reliability() {
    var onTime = onTimeRate;
    var size = BigDecimal.valueOf(sample.size());
    var prior = rate.quote().guaranteed() ? PRIOR_RELIABILITY_GUARANTEED : PRIOR_RELIABILITY;
    if (onTime == null) {
      return prior;
    }
    var trouble = exceptionRate == null ? BigDecimal.ZERO : exceptionRate;
    var seen = onTime.multiply(BigDecimal.ONE.subtract(trouble));
    return seen.multiply(size)
        .add(prior.multiply(PRIOR_WEIGHT))
        .divide(size.add(PRIOR_WEIGHT), 4, RoundingMode.HALF_UP);
  }

  List<String> reasons(boolean cheapest, boolean fastest) {
    var reasons = new ArrayList<String>();
    if (cheapest) {
      reasons.add("the lowest price");
    }
    if (fastest) {
      reasons.add("the shortest transit");
    }
    reasons.add(history());
    if (seasonal) {
      reasons.add("the same month of last year counts twice");
    }
    return reasons;
  }

  private String history() {
    if (onTimeRate == null) {
      return "no history yet: published transit time of %d working %s%s"
          .formatted(
              transitDays,
              transitDays == 1 ? "day" : "days",
              rate.quote().guaranteed() ? ", guaranteed by the carrier" : "");
    }
    return "%s of %d %s on time"
        .formatted(
            onTimeRate.movePointRight(2).setScale(0, RoundingMode.HALF_UP) + " %",
            sample.size(),
            switch (sample.basis()) {
              case LANE -> "parcels on this lane";
              case ZONE -> "parcels in this zone";
              case CARRIER, PUBLISHED -> "parcels with this service";
            });
  }
}
