package dev.quayside.app.screen.orders;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.OrderShipment;
import dev.quayside.printing.message.Message;
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
/// @param search lower case
/// @param rated what it would be shipped with now; null until asked
public record OrderRow(
    String id,
    String number,
    OrderState state,
    String recipient,
    String place,
    String items,
    int pieces,
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
    var shipment = Optional.ofNullable(order.shipment());
    var place =
        Stream.of(to.city(), to.state(), to.country().equals("US") ? null : to.country())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", "));
    var items = details.items().stream().map(OrderRow::words).collect(Collectors.joining(", "));
    var recipient = Objects.requireNonNullElse(to.name(), "");
    var tracking = shipment.map(OrderShipment::trackingNumber).orElse("");
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
                    tracking))
            .toLowerCase(Locale.ROOT);
    return new OrderRow(
        order.id(),
        order.number(),
        order.state(),
        recipient,
        place,
        items,
        details.pieces(),
        details.weight().orElse(null),
        details.shipBy(),
        shipment
            .map(OrderShipment::serviceName)
            .orElseGet(() -> Objects.requireNonNullElse(details.service(), "")),
        shipment.map(OrderShipment::price).orElse(null),
        tracking,
        order.reason(),
        search,
        null);
  }

  OrderRow with(@Nullable Rated found) {
    return new OrderRow(
        id, number, state, recipient, place, items, pieces, weight, shipBy, service, price,
        tracking, reason, search, found);
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

  static String words(OrderItem item) {
    var name = item.sku() == null ? item.description() : item.sku();
    var word = Objects.requireNonNullElse(name, "");
    return item.quantity() == 1 ? word : item.quantity() + " × " + word;
  }
}
