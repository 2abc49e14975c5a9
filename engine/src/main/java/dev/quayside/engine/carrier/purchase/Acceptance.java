package dev.quayside.engine.carrier.purchase;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The carrier took the tender.
///
/// @param handle what the carrier needs for a void, a reprint or a manifest, in its own words;
///   kept, and read by nobody but its connector; empty when the tracking number is enough
/// @param codes what the label's own bar codes say beside the tracking number, as a scanner reads
///   them; a shipment is found by them
/// @param routing the carrier's routing texts for the label, by name (for UPS `urc`, for FedEx
///   `ursa`, `airport`)
/// @param shipDate the date printed on the label, in the origin's time zone
/// @param charged what the carrier says it charges; null when it does not say
/// @param documents the carrier's files; without a label among them it is ours to draw
public record Acceptance(
    String trackingNumber,
    String handle,
    List<String> codes,
    Map<String, String> routing,
    LocalDate shipDate,
    @Nullable LocalDate estimatedDelivery,
    Instant acceptedAt,
    @Nullable Money charged,
    List<CarrierDocument> documents) {

  /// What was stored before there were handles and codes has none.
  public Acceptance {
    handle = Absent.toEmpty(handle);
    codes = List.copyOf(Absent.toEmpty(codes));
    routing = Map.copyOf(routing);
    documents = List.copyOf(Absent.toEmpty(documents));
  }

  /// Of a label whose bar codes say its tracking number only.
  public Acceptance(
      String trackingNumber,
      String handle,
      Map<String, String> routing,
      LocalDate shipDate,
      @Nullable LocalDate estimatedDelivery,
      Instant acceptedAt,
      @Nullable Money charged,
      List<CarrierDocument> documents) {
    this(
        trackingNumber,
        handle,
        List.of(),
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        documents);
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
        trackingNumber,
        handle,
        codes,
        routing,
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        files);
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
        List.of(),
        Map.of(),
        shipDate,
        estimatedDelivery,
        acceptedAt,
        charged,
        List.of());
  }
}
