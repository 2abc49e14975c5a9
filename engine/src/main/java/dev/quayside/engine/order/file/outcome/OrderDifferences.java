package dev.quayside.engine.order.file.outcome;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// In what two versions of an order differ, in words for people.
final class OrderDifferences {

  private OrderDifferences() {}

  /// What differs, as `address, items`; never empty, since it is asked of orders that differ.
  static Message of(OrderDetails one, OrderDetails other) {
    var found = new ArrayList<Message>();
    add(found, OrderWords.PART_ADDRESS, one.to(), other.to());
    if (!one.hasItemsOf(other)) {
      found.add(OrderWords.PART_ITEMS.of());
    }
    add(found, OrderWords.PART_PARCEL, parcel(one), parcel(other));
    add(found, OrderWords.PART_SERVICE, one.service(), other.service());
    add(found, OrderWords.PART_SHIP_BY, one.shipBy(), other.shipBy());
    add(found, OrderWords.PART_NOTES, notes(one), notes(other));
    add(found, OrderWords.PART_VALUE, one.value(), other.value());
    return found.isEmpty()
        ? OrderWords.PART_OTHER.of()
        : found.stream().reduce(OrderWords.PART_AND::of).orElseThrow();
  }

  private static void add(
      List<Message> found, OrderWords part, @Nullable Object one, @Nullable Object other) {
    if (!Objects.equals(one, other)) {
      found.add(part.of());
    }
  }

  private static List<?> parcel(OrderDetails details) {
    return Arrays.asList(details.parcel(), details.preset());
  }

  private static List<?> notes(OrderDetails details) {
    return Arrays.asList(details.notes(), details.messages());
  }
}
