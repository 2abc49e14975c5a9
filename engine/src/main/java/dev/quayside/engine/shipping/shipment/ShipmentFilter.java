package dev.quayside.engine.shipping.shipment;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a list is narrowed to; null components do not narrow.
///
/// @param status `CREATED` stands for `PENDING` too
public record ShipmentFilter(
    @Nullable String carrier,
    @Nullable String service,
    @Nullable ShipmentStatus status,
    @Nullable LabelStatus labelStatus,
    @Nullable String trackingNumber,
    @Nullable String reference,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore) {

  public static final ShipmentFilter NONE =
      new ShipmentFilter(null, null, null, null, null, null, null, null);
}
