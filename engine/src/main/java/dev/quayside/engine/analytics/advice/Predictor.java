package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.DeliveryDays;
import dev.quayside.engine.carrier.quote.Quote;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/// From a sample of the history to estimates.
public final class Predictor {

  private static final List<Integer> PERCENTS = List.of(25, 50, 75, 95);

  private Predictor() {}

  public static Prediction predict(
      String carrier,
      Quote quote,
      Lane lane,
      AskedParcel parcel,
      Sample sample,
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

  /// What the carrier promises; the last of a hundred parcels are given one working day more. The
  /// confidence is the percentile's own name, since nothing was measured.
  private static Prediction.Estimate published(
      int percent, Quote quote, LocalDate shipDate, DeliveryDays days) {
    var transit = quote.transitDays() + (percent == PERCENTS.getLast() ? 1 : 0);
    return new Prediction.Estimate(
        percent, transit, door(transit, quote, shipDate, days), BigDecimal.valueOf(percent, 2));
  }

  /// From the carrier's own date for this very lane and day, since it knows its Saturdays, homes
  /// and cut-offs.
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
