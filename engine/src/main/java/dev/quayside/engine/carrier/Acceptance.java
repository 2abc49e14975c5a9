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
public record Acceptance(
    String trackingNumber,
    Map<String, String> routing,
    LocalDate shipDate,
    @Nullable LocalDate estimatedDelivery,
    Instant acceptedAt) {
  public Acceptance {
    routing = Map.copyOf(routing);
  }
}
