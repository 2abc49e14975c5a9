package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.parcel.ParcelDraft;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/// A request for a prediction.
///
/// @param parcel the parcel as far as the request describes it
/// @param service null for the service this workspace uses most on the lane, else the one it uses
///   most with the carrier, else the carrier's cheapest
/// @param shipDate null for today by the workspace's clock
public record Question(
    String carrier,
    AskedLane lane,
    ParcelDraft parcel,
    @Nullable String service,
    @Nullable LocalDate shipDate) {

  /// A question about a parcel with nothing known, shipped today.
  public Question(String carrier, AskedLane lane, @Nullable String service) {
    this(carrier, lane, new ParcelDraft(null, null, null, null), service, null);
  }
}
