package dev.quayside.app.screen.orders;

import dev.quayside.engine.order.batch.BatchParcel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Finds waiting orders with the same recipient and address: one parcel is enough for them.
final class SharedDoor {

  private SharedDoor() {}

  /// The orders, each with the numbers of the others to its recipient and address.
  static List<OrderRow> marked(List<OrderRow> rows) {
    var doors = byDoor(rows.stream().filter(OrderRow::canShip).toList());
    return rows.stream().map(row -> row.besides(others(doors, row))).toList();
  }

  /// How many parcels are saved with one for each recipient and address.
  static int saved(List<OrderRow> shippable) {
    return shippable.size() - byDoor(shippable).size();
  }

  /// The orders that get a parcel, in the order of the list: the first for each recipient and
  /// address.
  static List<OrderRow> first(List<OrderRow> shippable) {
    return byDoor(shippable).values().stream().map(List::getFirst).toList();
  }

  /// One parcel for each recipient and address.
  static List<BatchParcel> parcels(List<OrderRow> shippable) {
    return byDoor(shippable).values().stream()
        .map(some -> some.stream().map(OrderRow::id).toList())
        .map(ids -> new BatchParcel(ids.getFirst(), ids.subList(1, ids.size())))
        .toList();
  }

  private static Map<List<String>, List<OrderRow>> byDoor(List<OrderRow> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(OrderRow::door, LinkedHashMap::new, Collectors.toList()));
  }

  private static List<String> others(Map<List<String>, List<OrderRow>> doors, OrderRow row) {
    return row.canShip()
        ? doors.getOrDefault(row.door(), List.of()).stream()
            .filter(other -> !other.id().equals(row.id()))
            .map(OrderRow::number)
            .toList()
        : List.of();
  }
}
