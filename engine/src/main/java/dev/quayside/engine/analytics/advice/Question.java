package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.parcel.ParcelDraft;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// What is asked of a prediction.
///
/// @param parcel as far as it is known
/// @param service null for the one this workspace uses most on the lane, else with the carrier,
///   else the carrier's cheapest
/// @param shipDate null for today by the workspace's clock
public record Question(
    String carrier,
    AskedLane lane,
    ParcelDraft parcel,
    @Nullable String service,
    @Nullable LocalDate shipDate) {

  /// Of a parcel of which nothing is known, to be shipped today.
  public Question(String carrier, AskedLane lane, @Nullable String service) {
    this(carrier, lane, new ParcelDraft(null, null, null, null), service, null);
  }
}
