package dev.quayside.engine.order;

import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The `data` of an order's events: its state, without customer data.
record OrderEventJson(
    String id,
    String reference,
    String status,
    @Nullable Message reason,
    @Nullable String shipmentId,
    @Nullable String trackingNumber,
    Map<String, String> metadata,
    List<String> tags,
    @Nullable Assignee assignedTo,
    List<Parcel> parcels) {

  /// A parcel whose label was bought, or that left without one of ours.
  ///
  /// @param shipmentId null for one without a label of ours, like the label's id
  record Parcel(
      String id,
      @Nullable String shipmentId,
      @Nullable String labelId,
      @Nullable String trackingNumber,
      List<PackedItem> items) {}

  static String of(SalesOrder order) {
    var shipment = Optional.ofNullable(order.shipment());
    return JsonText.write(
        new OrderEventJson(
            order.id(),
            order.number(),
            order.state().wire(),
            order.reason(),
            shipment.map(OrderShipment::shipmentId).orElse(null),
            order
                .out()
                .reduce((_, newest) -> newest)
                .flatMap(OrderParcel::trackingNumber)
                .orElse(null),
            order.details().metadata(),
            order.marks().tagNames(),
            order.marks().assignedTo(),
            order.out().map(OrderEventJson::parcel).toList()));
  }

  private static Parcel parcel(OrderParcel parcel) {
    var label = Optional.ofNullable(parcel.shipment());
    return new Parcel(
        parcel.id(),
        label.map(OrderShipment::shipmentId).orElse(null),
        label.map(OrderShipment::labelId).orElse(null),
        parcel.trackingNumber().orElse(null),
        parcel.items());
  }
}
