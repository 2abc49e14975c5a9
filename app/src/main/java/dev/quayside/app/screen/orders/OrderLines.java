package dev.quayside.app.screen.orders;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// Lines of orders as they are shown, and as they are now.
final class OrderLines {
  private OrderLines() {}

  /// What is shown, with these in their places; ids grow with time.
  static List<OrderRow> merged(List<OrderRow> shown, List<OrderRow> some) {
    var byId = new TreeMap<String, OrderRow>();
    shown.forEach(row -> byId.put(row.id(), row));
    some.forEach(row -> byId.put(row.id(), row));
    return List.copyOf(byId.values());
  }

  /// Indices of the lines that differ.
  ///
  /// @param fresh as many as are shown
  static List<Integer> changed(List<OrderRow> shown, List<OrderRow> fresh) {
    return IntStream.range(0, fresh.size())
        .filter(i -> !fresh.get(i).equals(shown.get(i)))
        .boxed()
        .toList();
  }
}
