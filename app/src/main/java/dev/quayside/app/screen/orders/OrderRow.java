package dev.quayside.app.screen.orders;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An order as its line shows it, worked out once so that scrolling and filtering cost nothing.
///
/// @param items of an order that is partly shipped, and its weight: what is left to ship
/// @param price of all its labels; null while some of it is left
/// @param search lower case
/// @param rated what it would be shipped with now; null until asked
public record OrderRow(
    String id,
    String number,
    OrderState state,
    String recipient,
    String place,
    String items,
    Parts parts,
    @Nullable Weight weight,
    @Nullable LocalDate shipBy,
    String service,
    @Nullable Money price,
    String tracking,
    @Nullable Message reason,
    String search,
    @Nullable Rated rated) {

  /// What the rules choose for it.
  ///
  /// @param price null when nothing was chosen
  /// @param words the service, or why there is none
  public record Rated(@Nullable Money price, Message words) {}

  public static OrderRow of(SalesOrder order) {
    var details = order.details();
    var to = details.to();
    var parts = Parts.of(order);
    boolean open = parts.isUnfinished() || parts.parcels().isEmpty();
    var goods = parts.isUnfinished() ? left(order) : details.items();
    var place =
        Stream.of(to.city(), to.state(), to.country().equals("US") ? null : to.country())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", "));
    var items = goods.stream().map(OrderItem::inBrief).collect(Collectors.joining(", "));
    var recipient = Objects.requireNonNullElse(to.name(), "");
    var search =
        String.join(
                " ",
                List.of(
                    order.number(),
                    recipient,
                    Objects.requireNonNullElse(to.company(), ""),
                    place,
                    to.zip(),
                    items,
                    parts.tracking()))
            .toLowerCase(Locale.ROOT);
    return new OrderRow(
        order.id(),
        order.number(),
        order.state(),
        recipient,
        place,
        items,
        parts,
        (parts.isUnfinished() ? weight(goods) : details.weight()).orElse(null),
        details.shipBy(),
        open ? Objects.requireNonNullElse(details.service(), "") : parts.services(),
        open ? null : parts.total().orElse(null),
        parts.tracking(),
        order.reason(),
        search,
        null);
  }

  OrderRow with(@Nullable Rated found) {
    return new OrderRow(
        id, number, state, recipient, place, items, parts, weight, shipBy, service, price, tracking,
        reason, search, found);
  }

  /// Whether its rates were asked for and there is none to buy.
  boolean isStopped() {
    return rated != null && rated.price() == null;
  }

  boolean canShip() {
    return switch (state) {
      case OPEN, PARTLY_SHIPPED, FAILED -> true;
      case HELD, BUYING, SHIPPED, CANCELLED -> false;
    };
  }

  private static List<OrderItem> left(SalesOrder order) {
    return order.left().stream()
        .map(item -> order.details().items().get(item.line() - 1).of(item.quantity()))
        .toList();
  }

  /// Of a part the weight of the whole order says nothing.
  private static Optional<Weight> weight(List<OrderItem> goods) {
    return goods.stream().anyMatch(item -> item.weight() == null)
        ? Optional.empty()
        : goods.stream().map(OrderRow::weight).reduce(Weight::plus);
  }

  private static Weight weight(OrderItem item) {
    var each = Objects.requireNonNull(item.weight());
    return new Weight(each.ounces().multiply(BigDecimal.valueOf(item.quantity())));
  }
}
