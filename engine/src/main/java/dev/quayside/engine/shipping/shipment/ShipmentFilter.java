package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.page.Times;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Selects the shipments of a list; a null field selects all.
///
/// @param status `CREATED` includes `PENDING`
/// @param metadatum name and value of a metadata entry
public record ShipmentFilter(
    @Nullable String carrier,
    @Nullable String service,
    @Nullable ShipmentStatus status,
    @Nullable LabelStatus labelStatus,
    @Nullable String trackingNumber,
    @Nullable String reference,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore,
    Map.@Nullable Entry<String, String> metadatum,
    @Nullable Instant updatedAfter,
    @Nullable Instant updatedBefore) {

  public static final ShipmentFilter NONE =
      new ShipmentFilter(null, null, null, null, null, null, null, null);

  /// @param trackingNumber the number that was meant by the one given
  public ShipmentFilter ofNumber(String trackingNumber) {
    return new ShipmentFilter(
        carrier,
        service,
        status,
        labelStatus,
        trackingNumber,
        reference,
        createdAfter,
        createdBefore,
        metadatum,
        updatedAfter,
        updatedBefore);
  }

  /// The same of one service.
  public ShipmentFilter ofService(String service) {
    return new ShipmentFilter(
        carrier,
        service,
        status,
        labelStatus,
        trackingNumber,
        reference,
        createdAfter,
        createdBefore,
        metadatum,
        updatedAfter,
        updatedBefore);
  }

  /// When it was bought and last changed.
  public Times times() {
    return new Times(createdAfter, createdBefore, updatedAfter, updatedBefore);
  }

  /// A filter without metadata and times of change.
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
        null,
        null,
        null);
  }
}
