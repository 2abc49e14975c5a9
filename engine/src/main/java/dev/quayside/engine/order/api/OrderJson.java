package dev.quayside.engine.order.api;

import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// An order on the wire.
///
/// @param reference the shop's own number
/// @param reason why it is held, why it failed, or why it is open again
/// @param source the file it came with
/// @param origin the shop it came from; null for other orders
/// @param shipment the label of its newest parcel; null while it has none
public record OrderJson(
    String id,
    String reference,
    String status,
    @Nullable Message reason,
    AddressJson to,
    List<OrderItemJson> items,
    OrderParcelJson parcel,
    @Nullable String preset,
    @Nullable String requestedService,
    @Nullable LocalDate shipBy,
    @Nullable LocalDate orderedOn,
    @Nullable String notes,
    @Nullable MoneyJson value,
    Map<String, String> metadata,
    @Nullable String source,
    @Nullable OriginJson origin,
    @Nullable Shipped shipment,
    List<Parcel> parcels,
    Instant createdAt,
    Instant updatedAt) {

  /// The label of a parcel.
  record Shipped(
      String shipmentId,
      String carrier,
      String service,
      String serviceName,
      String trackingNumber,
      MoneyJson rate,
      Instant boughtAt) {

    static Shipped of(OrderShipment shipment) {
      return new Shipped(
          shipment.shipmentId(),
          shipment.carrier(),
          shipment.service(),
          shipment.serviceName(),
          shipment.trackingNumber(),
          MoneyJson.of(shipment.price()),
          shipment.boughtAt());
    }
  }

  /// One of the order's parcels.
  ///
  /// @param labelId null while it is being bought, like the tracking number
  /// @param status buying, bought or voided
  /// @param with ids of the other orders in it
  record Parcel(
      String shipmentId,
      @Nullable String labelId,
      @Nullable String trackingNumber,
      String status,
      List<PackedItem> items,
      List<String> with) {

    static Parcel of(OrderParcel parcel) {
      var label = Optional.ofNullable(parcel.shipment());
      return new Parcel(
          parcel.shipmentId(),
          label.map(OrderShipment::labelId).orElse(null),
          label.map(OrderShipment::trackingNumber).orElse(null),
          parcel.state(),
          parcel.items(),
          parcel.with());
    }
  }

  public static OrderJson of(SalesOrder order) {
    var details = order.details();
    return new OrderJson(
        order.id(),
        order.number(),
        order.state().wire(),
        order.reason(),
        AddressJson.of(details.to()),
        OrderItemJson.all(order),
        OrderParcelJson.of(details.parcel()),
        details.preset(),
        details.service(),
        details.shipBy(),
        details.orderedOn(),
        details.notes(),
        Optional.ofNullable(details.value()).map(MoneyJson::of).orElse(null),
        details.metadata(),
        order.source(),
        Optional.ofNullable(order.origin()).map(OriginJson::of).orElse(null),
        Optional.ofNullable(order.shipment()).map(Shipped::of).orElse(null),
        order.parcels().stream().map(Parcel::of).toList(),
        order.createdAt(),
        order.updatedAt());
  }
}
