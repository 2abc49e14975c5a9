package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.base.page.Times;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Selects the shipments of a list; a null field selects all.
///
/// @param statuses `CREATED` includes `PENDING`; empty for all
/// @param metadatum name and value of a metadata entry
/// @param words each must occur in recipient, city, reference, service or tracking number; case and
///   accents do not matter
public record ShipmentFilter(
    @Nullable String carrier,
    @Nullable String service,
    Set<ShipmentStatus> statuses,
    @Nullable LabelStatus labelStatus,
    @Nullable String trackingNumber,
    @Nullable String reference,
    @Nullable Instant createdAfter,
    @Nullable Instant createdBefore,
    Map.@Nullable Entry<String, String> metadatum,
    @Nullable Instant updatedAfter,
    @Nullable Instant updatedBefore,
    @Nullable String words) {

  public static final ShipmentFilter NONE =
      new ShipmentFilter(null, null, null, null, null, null, null, null);

  public ShipmentFilter {
    statuses = Set.copyOf(statuses);
  }

  /// @param trackingNumber the number that was meant by the one given
  public ShipmentFilter ofNumber(String trackingNumber) {
    return with(service, trackingNumber);
  }

  /// The same of one service.
  public ShipmentFilter ofService(String service) {
    return with(service, trackingNumber);
  }

  private ShipmentFilter with(@Nullable String service, @Nullable String trackingNumber) {
    return new ShipmentFilter(
        carrier,
        service,
        statuses,
        labelStatus,
        trackingNumber,
        reference,
        createdAfter,
        createdBefore,
        metadatum,
        updatedAfter,
        updatedBefore,
        words);
  }

  /// When it was bought and last changed.
  public Times times() {
    return new Times(createdAfter, createdBefore, updatedAfter, updatedBefore);
  }

  /// A filter of one status, without metadata, times of change and words.
  ///
  /// @param status null for all
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
        status == null ? Set.of() : Set.of(status),
        labelStatus,
        trackingNumber,
        reference,
        createdAfter,
        createdBefore,
        null,
        null,
        null,
        null);
  }
}
