package dev.quayside.engine.shipping.shipment;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a list is narrowed to; null components do not narrow.
///
/// @param status `CREATED` stands for `PENDING` too
/// @param metadatum a name of its metadata and what stands under it
public record ShipmentFilter(
    @Nullable String carrier,
    @Nullable String service,
    @Nullable ShipmentStatus status,
    @Nullable LabelStatus labelStatus,
    @Nullable String trackingNumber,
    @Nullable String reference,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore,
    Map.@Nullable Entry<String, String> metadatum) {

  public static final ShipmentFilter NONE =
      new ShipmentFilter(null, null, null, null, null, null, null, null);

  /// Whatever their metadata.
  public ShipmentFilter(
      @Nullable String carrier,
      @Nullable String service,
      @Nullable ShipmentStatus status,
      @Nullable LabelStatus labelStatus,
      @Nullable String trackingNumber,
      @Nullable String reference,
      @Nullable Instant createdAfter,
      @Nullable Instant createdBefore) {
    this(
        carrier,
        service,
        status,
        labelStatus,
        trackingNumber,
        reference,
        createdAfter,
        createdBefore,
        null);
  }
}
