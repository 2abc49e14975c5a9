package dev.quayside.engine.source.kind;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.origin.DuePostBack;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.source.kind.ShopParcel.TableLabel;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A parcel's place among those of its order: as the shop's tables have planned them, else as they
/// were bought.
///
/// @param parcel from 1
/// @param first the number of the first parcel; null for a single one
/// @param own its label; null when it is not known any more
public record ParcelPlace(
    int parcel, int parcels, @Nullable String first, @Nullable OrderShipment own) {

  /// @param shipmentId of the parcel, which may be voided
  public static ParcelPlace of(SalesOrder order, String shipmentId) {
    var own =
        order.parcels().stream().filter(each -> each.shipmentId().equals(shipmentId)).findFirst();
    var label = own.map(OrderParcel::shipment).orElse(null);
    int planned = Objects.requireNonNull(order.origin()).parcels().size();
    var beside = beside(order, own);
    int place =
        planned > 0 ? own.map(OrderParcel::place).orElse(0) : beside.indexOf(own.orElse(null));
    int all = planned > 0 ? planned : beside.size();
    return new ParcelPlace(
        Math.max(0, place) + 1, Math.max(1, all), all > 1 ? number(beside) : null, label);
  }

  /// Those with a label, and this one, oldest first.
  private static List<OrderParcel> beside(SalesOrder order, Optional<OrderParcel> own) {
    return order.parcels().stream()
        .filter(each -> each.isOut() || own.filter(each::equals).isPresent())
        .toList();
  }

  private static @Nullable String number(List<OrderParcel> parcels) {
    return parcels.stream()
        .flatMap(each -> each.trackingNumber().stream())
        .findFirst()
        .orElse(null);
  }

  /// What the shop's own tables may want to know of it.
  public TableLabel label(SalesOrder order, DuePostBack due, Instant now) {
    var origin = Objects.requireNonNull(order.origin());
    var label = own;
    var buyer = label == null ? null : label.boughtBy();
    return new TableLabel(
        due.labelId(),
        Objects.requireNonNullElse(origin.key(), origin.externalId()),
        label == null ? due.service() : label.service(),
        first,
        label == null ? null : label.weightOz(),
        parcel,
        parcels,
        buyer == null ? null : buyer.name(),
        label == null ? null : label.station(),
        label == null ? null : label.shipDate(),
        due.isTried(),
        due.begunAt() == null ? null : Duration.between(due.begunAt(), now));
  }
}
