package dev.quayside.engine.carrier;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The carrier took the tender.
///
/// @param routing the carrier's routing texts for the label, by name (for UPS `urc`, for FedEx
///   `ursa`, `airport`)
/// @param shipDate the date printed on the label, in the origin's time zone
/// @param artwork the label as the carrier drew it; null when it is ours to draw
public record Acceptance(
    String trackingNumber,
    Map<String, String> routing,
    LocalDate shipDate,
    @Nullable LocalDate estimatedDelivery,
    Instant acceptedAt,
    @Nullable LabelFile artwork) {
  public Acceptance {
    routing = Map.copyOf(routing);
  }

  /// Of a label that is ours to draw.
  public Acceptance(
      String trackingNumber,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt) {
    this(trackingNumber, routing, shipDate, estimatedDelivery, acceptedAt, null);
  }

  /// Without the file, which is kept by itself.
  public Acceptance words() {
    return new Acceptance(trackingNumber, routing, shipDate, estimatedDelivery, acceptedAt, null);
  }

  /// Without what stood on the label only.
  public Acceptance forgotten() {
    return new Acceptance(trackingNumber, Map.of(), shipDate, estimatedDelivery, acceptedAt);
  }
}
