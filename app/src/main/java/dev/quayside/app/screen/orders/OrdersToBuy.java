package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.batch.BatchParcel;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What Buy would buy of the selected orders, or of all shown ones when none is selected: each in
/// its own parcel, or in one with others to the same recipient and address that the packer put
/// together.
final class OrdersToBuy {

  private final OrderLines lines;
  private final ReadOnlyObjectWrapper<Set<String>> joined = new ReadOnlyObjectWrapper<>(Set.of());

  OrdersToBuy(OrderLines lines) {
    this.lines = lines;
  }

  /// Ids of the orders that go into one parcel with the others of them to their recipient and
  /// address. An order that comes later ships alone until the packer says otherwise.
  ReadOnlyObjectProperty<Set<String>> joined() {
    return joined.getReadOnlyProperty();
  }

  /// Puts the orders that would be shipped now together.
  void join() {
    var now = new HashSet<>(joined.get());
    now.addAll(ids(shippable()));
    joined.set(Set.copyOf(now));
  }

  /// Ships the orders that would be shipped now apart again.
  void part() {
    var now = new HashSet<>(joined.get());
    now.removeAll(ids(shippable()));
    joined.set(Set.copyOf(now));
  }

  private static Set<String> ids(List<OrderRow> rows) {
    return rows.stream().map(OrderRow::id).collect(Collectors.toSet());
  }

  /// What the list is narrowed to; null when it shows all.
  ObservableValue<@Nullable Concern> only() {
    return lines.only;
  }

  /// Shows only such orders, none of them selected.
  ///
  /// @param concern null to show all again
  void narrow(@Nullable Concern concern) {
    lines.selected.clear();
    lines.only.set(concern);
  }

  /// The orders that would be shipped, in the order of the list.
  List<OrderRow> shippable() {
    var chosen = lines.selected.isEmpty() ? lines.shown() : lines.selected;
    return chosen.stream().filter(OrderRow::canShip).toList();
  }

  /// How many parcels are saved as some orders are put together.
  int saved() {
    return shippable().size() - groups().size();
  }

  /// How many more would be saved if all to one recipient and address went together.
  int saveable() {
    var all = shippable();
    return groups().size() - SharedDoor.parcels(all, ids(all)).size();
  }

  /// The orders that get a label of their own.
  List<OrderRow> labelled() {
    return groups().stream().map(List::getFirst).toList();
  }

  /// The order whose parcel another one goes into; empty when it has its own.
  Optional<OrderRow> carrying(OrderRow row) {
    return joined.get().contains(row.id())
        ? groups().stream()
            .filter(group -> group.contains(row))
            .map(List::getFirst)
            .filter(first -> !first.id().equals(row.id()))
            .findFirst()
        : Optional.empty();
  }

  List<BatchParcel> parcels() {
    return groups().stream()
        .map(group -> group.stream().map(OrderRow::id).toList())
        .map(ids -> new BatchParcel(ids.getFirst(), ids.subList(1, ids.size())))
        .toList();
  }

  private List<List<OrderRow>> groups() {
    return SharedDoor.parcels(shippable(), joined.get());
  }
}
