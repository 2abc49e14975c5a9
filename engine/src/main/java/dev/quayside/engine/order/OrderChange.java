package dev.quayside.engine.order;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A requested change of an order. Null leaves a field unchanged; an empty text removes it.
///
/// @param metadata values by name; names that are left out keep their value
/// @param messages what is made of those that are there; null leaves them
/// @param references of its parcels, all of them
/// @param marks what is put on it
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
    @Nullable UnaryOperator<OrderMessages> messages,
    @Nullable BillTo billing,
    @Nullable List<ShipmentReference> references,
    MarkChange marks) {

  /// The same with accounts as they are kept.
  OrderChange billedTo(@Nullable BillTo kept) {
    return new OrderChange(
        to,
        items,
        parcel,
        preset,
        service,
        shipBy,
        notes,
        value,
        metadata,
        messages,
        kept,
        references,
        marks);
  }

  /// Whether it says anything of the order itself, beside what is put on it. One that says nothing
  /// at all is said of the order itself, which then is as if it were sent again.
  boolean saysDetails() {
    return marks.isEmpty()
        || to != null
        || items != null
        || parcel != null
        || preset != null
        || service != null
        || shipBy != null
        || notes != null
        || value != null
        || !metadata.isEmpty()
        || messages != null
        || billing != null
        || references != null;
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
        messages == null ? before.messages() : messages.apply(before.messages()),
        billing == null ? before.billing() : billing,
        references == null ? before.dispatch() : before.dispatch().with(references));
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
