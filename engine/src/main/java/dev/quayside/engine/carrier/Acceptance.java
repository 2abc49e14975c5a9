package dev.quayside.engine.carrier;

import dev.quayside.engine.base.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The carrier took the tender.
///
/// @param handle what the carrier needs for a void, a reprint or a manifest, in its own words;
///   kept, and read by nobody but its connector; empty when the tracking number is enough
/// @param routing the carrier's routing texts for the label, by name (for UPS `urc`, for FedEx
///   `ursa`, `airport`)
/// @param shipDate the date printed on the label, in the origin's time zone
/// @param charged what the carrier says it charges; null when it does not say
/// @param documents the carrier's files; without a label among them it is ours to draw
public record Acceptance(
    String trackingNumber,
    String handle,
    Map<String, String> routing,
    LocalDate shipDate,
    @Nullable LocalDate estimatedDelivery,
    Instant acceptedAt,
    @Nullable Money charged,
    List<CarrierDocument> documents) {

  /// What was stored before there were handles has none.
  public Acceptance {
    handle = Objects.requireNonNullElse(handle, "");
    routing = Map.copyOf(routing);
    documents = List.copyOf(Objects.requireNonNullElse(documents, List.of()));
  }

  /// Of a label that is ours to draw, and that its number is enough for.
  public Acceptance(
      String trackingNumber,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt) {
    this(trackingNumber, "", routing, shipDate, estimatedDelivery, acceptedAt, null, List.of());
  }

  public Acceptance with(List<CarrierDocument> files) {
    return new Acceptance(
        trackingNumber, handle, routing, shipDate, estimatedDelivery, acceptedAt, charged, files);
  }

  /// Without the files, which are kept by themselves.
  public Acceptance words() {
    return with(List.of());
  }

  /// Without what stood on the label only.
  public Acceptance forgotten() {
    return new Acceptance(
        trackingNumber,
        handle,
        Map.of(),
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        List.of());
  }
}
