package dev.quayside.engine.analytics.advice;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/// The predicted delivery day of a parcel, as percentiles.
///
/// @param sampleSize number of parcels the estimates rest on; 0 when they are the published times
public record Prediction(
    String carrier,
    String service,
    LocalDate shipDate,
    Lane lane,
    AskedParcel parcel,
    List<Estimate> estimates,
    int sampleSize,
    Basis basis) {

  /// @param percent 25, 50, 75 or 95
  /// @param confidence 0..1: the share of the history this estimate would have covered; for
  ///   published transit times the percentile itself, since nothing was measured
  public record Estimate(
      int percent, int transitDays, LocalDate deliveryDate, BigDecimal confidence) {}

  public Prediction {
    estimates = List.copyOf(estimates);
  }
}
