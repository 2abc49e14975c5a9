package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Publishes changes of orders: every change to the listeners within this process, and those that
/// matter to a shop as stored events too.
record OrderEvents(Events events, LiveEvents live) {

  /// Publishes a change to the listeners only.
  void changed(Tx tx, WorkspaceId workspace, String id) {
    live.tell(tx, workspace, Topic.ORDER_CHANGED, id);
  }

  void happened(Tx tx, WorkspaceId workspace, EventType type, SalesOrder order) {
    events.append(tx, workspace, type, order.id(), Told.of(order));
    changed(tx, workspace, order.id());
  }

  /// The `data` of an order's events: its state, without customer data.
  private record Told(
      String id,
      String reference,
      String status,
      @Nullable Message reason,
      @Nullable String shipmentId,
      @Nullable String trackingNumber,
      Map<String, String> metadata,
      List<Parcel> parcels) {

    /// A parcel whose label was bought.
    record Parcel(String shipmentId, String labelId, String trackingNumber, List<PackedItem> items) {}

    static String of(SalesOrder order) {
      var shipment = Optional.ofNullable(order.shipment());
      return JsonText.write(
          new Told(
              order.id(),
              order.number(),
              order.state().wire(),
              order.reason(),
              shipment.map(OrderShipment::shipmentId).orElse(null),
              shipment.map(OrderShipment::trackingNumber).orElse(null),
              order.details().metadata(),
              order.parcels().stream().flatMap(each -> parcel(each).stream()).toList()));
    }

    private static Optional<Parcel> parcel(OrderParcel parcel) {
      return Optional.ofNullable(parcel.shipment())
          .filter(_ -> parcel.isBought())
          .map(
              label ->
                  new Parcel(
                      label.shipmentId(), label.labelId(), label.trackingNumber(), parcel.items()));
    }
  }
}
