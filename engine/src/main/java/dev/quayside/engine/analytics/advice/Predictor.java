package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.carrier.quote.Quote;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/// Computes delivery estimates from a sample of the history.
public final class Predictor {

  private static final List<Integer> PERCENTS = List.of(25, 50, 75, 95);

  private Predictor() {}

  public static Prediction predict(
      String carrier,
      Quote quote,
      Lane lane,
      AskedParcel parcel,
      HistorySample sample,
      LocalDate shipDate,
      DeliveryDays days) {
    var seen = Percentiles.of(sample.journeys(), days);
    var estimates =
        PERCENTS.stream()
            .map(
                percent ->
                    sample.journeys().isEmpty()
                        ? published(percent, quote, shipDate, days)
                        : observed(percent, seen, quote, shipDate, days))
            .toList();
    return new Prediction(
        carrier, quote.service(), shipDate, lane, parcel, estimates, sample.size(), sample.basis());
  }

  private static Prediction.Estimate observed(
      int percent, Percentiles seen, Quote quote, LocalDate shipDate, DeliveryDays days) {
    var transit = seen.at(percent);
    return new Prediction.Estimate(
        percent, transit, door(transit, quote, shipDate, days), seen.coverage(percent));
  }

  /// The carrier's published time; the 95th percentile adds one working day. The confidence is the
  /// percentile itself, since nothing was measured.
  private static Prediction.Estimate published(
      int percent, Quote quote, LocalDate shipDate, DeliveryDays days) {
    var transit = quote.transitDays() + (percent == PERCENTS.getLast() ? 1 : 0);
    return new Prediction.Estimate(
        percent, transit, door(transit, quote, shipDate, days), BigDecimal.valueOf(percent, 2));
  }

  /// The delivery date for a transit time, counted from the carrier's own date for this lane and
  /// day, since the carrier knows its Saturdays, home deliveries and cut-offs.
  private static LocalDate door(int transit, Quote quote, LocalDate shipDate, DeliveryDays days) {
    var more = transit - quote.transitDays();
    if (more == 0) {
      return quote.deliveryDate();
    }
    var own = days.promising(shipDate, quote.deliveryDate(), quote.transitDays());
    if (more > 0) {
      return own.after(quote.deliveryDate(), more);
    }
    var door = own.before(quote.deliveryDate(), -more);
    return door.isBefore(shipDate) ? shipDate : door;
  }
}
