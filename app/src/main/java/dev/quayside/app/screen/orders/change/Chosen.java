package dev.quayside.app.screen.orders.change;

import dev.quayside.engine.order.mark.OrderMarks;
import java.util.List;

/// A chosen order of the list.
///
/// @param number as people know it
/// @param marks what people put on it
public record Chosen(String id, String number, OrderMarks marks) {

  public static List<String> ids(List<Chosen> orders) {
    return orders.stream().map(Chosen::id).toList();
  }
}
