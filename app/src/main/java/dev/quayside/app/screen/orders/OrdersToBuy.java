package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.batch.BatchParcel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// What Buy would buy of the selected orders, or of all shown ones when none is selected: each in
/// its own parcel, or all to one recipient and address in one.
final class OrdersToBuy {

  private final OrderLines lines;
  private final BooleanProperty together = new SimpleBooleanProperty();

  OrdersToBuy(OrderLines lines) {
    this.lines = lines;
  }

  /// Whether orders to one recipient and address go into one parcel.
  BooleanProperty together() {
    return together;
  }

  /// The orders that would be shipped, in the order of the list.
  List<OrderRow> shippable() {
    var chosen = lines.selected().isEmpty() ? lines.shown() : lines.selected();
    return chosen.stream().filter(OrderRow::canShip).toList();
  }

  /// How many parcels are saved when all orders to one recipient and address go into one.
  int saved() {
    return SharedDoor.saved(shippable());
  }

  /// The orders that get a label of their own.
  List<OrderRow> labelled() {
    return together.get() ? SharedDoor.first(shippable()) : shippable();
  }

  /// The order whose parcel another one goes into; empty when it has its own.
  Optional<OrderRow> carrying(OrderRow row) {
    if (!together.get() || row.sameDoor().isEmpty()) {
      return Optional.empty();
    }
    var door = shippable().stream().filter(other -> other.door().equals(row.door())).toList();
    return door.contains(row)
        ? Optional.of(door.getFirst()).filter(first -> !first.id().equals(row.id()))
        : Optional.empty();
  }

  List<BatchParcel> parcels() {
    return together.get()
        ? SharedDoor.parcels(shippable())
        : shippable().stream().map(OrderRow::id).map(BatchParcel::of).toList();
  }
}
