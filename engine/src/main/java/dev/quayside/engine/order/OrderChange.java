package dev.quayside.engine.order;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A requested change of an order. Null leaves a field unchanged; an empty text removes it.
///
/// @param metadata values by name; names that are left out keep their value
/// @param messages what is made of those that are there
public record OrderChange(
    @Nullable Address to,
    @Nullable List<OrderItem> items,
    @Nullable ParcelDraft parcel,
    @Nullable String preset,
    @Nullable String service,
    @Nullable LocalDate shipBy,
    @Nullable String notes,
    @Nullable Money value,
    Map<String, String> metadata,
    UnaryOperator<OrderMessages> messages,
    @Nullable BillTo billing) {

  /// The same with accounts as they are kept.
  OrderChange billedTo(@Nullable BillTo kept) {
    return new OrderChange(
        to, items, parcel, preset, service, shipBy, notes, value, metadata, messages, kept);
  }

  OrderDetails applyTo(OrderDetails before) {
    return new OrderDetails(
        to == null ? before.to() : to,
        items == null ? before.items() : items,
        parcel == null ? before.parcel() : parcel,
        text(preset, before.preset()),
        text(service, before.service()),
        shipBy == null ? before.shipBy() : shipBy,
        before.orderedOn(),
        text(notes, before.notes()),
        value == null ? before.value() : value,
        merged(before.metadata()),
        before.byHand(),
        messages.apply(before.messages()),
        billing == null ? before.billing() : billing);
  }

  private Map<String, String> merged(Map<String, String> before) {
    var merged = new HashMap<>(before);
    merged.putAll(metadata);
    merged.values().removeIf(String::isEmpty);
    return merged;
  }

  private static @Nullable String text(@Nullable String given, @Nullable String before) {
    if (given == null) {
      return before;
    }
    return given.isBlank() ? null : given;
  }
}
