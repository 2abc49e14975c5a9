package dev.quayside.engine.order;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is to be different about an order. Null leaves it as it is; an empty text takes it away.
public record OrderChange(
    @Nullable Address to,
    @Nullable List<OrderItem> items,
    @Nullable ParcelDraft parcel,
    @Nullable String preset,
    @Nullable String service,
    @Nullable LocalDate shipBy,
    @Nullable String notes,
    @Nullable Money value) {

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
        value == null ? before.value() : value);
  }

  private static @Nullable String text(@Nullable String given, @Nullable String before) {
    if (given == null) {
      return before;
    }
    return given.isBlank() ? null : given;
  }
}
