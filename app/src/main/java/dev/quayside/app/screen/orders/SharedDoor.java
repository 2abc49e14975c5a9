package dev.quayside.app.screen.orders;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Finds waiting orders with the same recipient and address: one parcel is enough for them.
final class SharedDoor {

  private SharedDoor() {}

  /// The orders, each with the numbers of the others to its recipient and address.
  static List<OrderRow> marked(List<OrderRow> rows) {
    var doors = byDoor(rows.stream().filter(OrderRow::canShip).toList());
    return rows.stream().map(row -> row.besides(others(doors, row))).toList();
  }

  /// The orders that go into one parcel, each group in the order of the list: those to one
  /// recipient and address of which the packer said so; any other order alone.
  ///
  /// @param joined ids of the orders that ship with others
  static List<List<OrderRow>> parcels(List<OrderRow> shippable, Set<String> joined) {
    return List.copyOf(
        shippable.stream()
            .collect(
                Collectors.groupingBy(
                    row -> joined.contains(row.id()) ? row.door() : List.of(row.id()),
                    LinkedHashMap::new,
                    Collectors.toList()))
            .values());
  }

  private static Map<List<String>, List<OrderRow>> byDoor(List<OrderRow> rows) {
    return rows.stream().collect(Collectors.groupingBy(OrderRow::door));
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
