package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.batch.BatchParcel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// What would be bought of the orders that are chosen, or of all that are shown when none is: each
/// in a parcel of its own, or all to one door in one.
final class OrdersToBuy {

  private final OrderLines lines;
  private final BooleanProperty together = new SimpleBooleanProperty();

  OrdersToBuy(OrderLines lines) {
    this.lines = lines;
  }

  /// Whether orders to one door go into one parcel.
  BooleanProperty together() {
    return together;
  }

  /// In the order of the list.
  List<OrderRow> shippable() {
    var chosen = lines.selected().isEmpty() ? lines.shown() : lines.selected();
    return chosen.stream().filter(OrderRow::canShip).toList();
  }

  /// How many parcels fewer it is, or would be, with all to one door in one.
  int saved() {
    return SharedDoor.saved(shippable());
  }

  /// Those with a label of their own.
  List<OrderRow> labelled() {
    return together.get() ? SharedDoor.first(shippable()) : shippable();
  }

  /// The order whose parcel another goes into.
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
