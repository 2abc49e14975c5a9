package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.file.cell.CollectedByBuyer;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.ShopItems;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.StatusWords;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The form's orders as ours.
final class StoreOrders {

  private final StatusWords statuses;
  private final Map<String, String> locations;

  StoreOrders(SourceSettings settings) {
    statuses =
        StatusWords.of(settings.statuses().isEmpty() ? CustomStoreKind.USUAL : settings.statuses());
    locations = settings.locations();
  }

  static String id(Xml order) {
    var id = order.text("OrderID");
    return id.isEmpty() ? order.text("OrderNumber") : id;
  }

  /// Those that can be read, and those that cannot.
  List<PulledOrder> all(StoreDocument answer) {
    return Stream.concat(
            answer.orders().stream().map(this::read),
            answer.broken().stream().map(StoreOrders::broken))
        .toList();
  }

  private static PulledOrder broken(StoreDocument.BrokenOrder order) {
    var number = order.field("OrderNumber");
    var id = order.field("OrderID");
    return new PulledOrder.Unreadable(
        id.isEmpty() ? number : id,
        number.isEmpty() ? id : number,
        SourceWords.NOT_XML.of(order.line(), order.column()),
        time(order.field("LastModified")).orElse(Instant.EPOCH));
  }

  PulledOrder read(Xml order) {
    var number = order.text("OrderNumber");
    var at = time(order.text("LastModified")).orElse(Instant.EPOCH);
    try {
      return read(order, id(order), number, at);
    } catch (RuntimeException odd) {
      return new PulledOrder.Unreadable(id(order), number, SourceWords.ORDER_UNREADABLE.of(), at);
    }
  }

  private PulledOrder read(Xml order, String id, String number, Instant at) {
    var status = order.text("OrderStatus");
    var meaning = statuses.of(status);
    if (meaning.isEmpty()) {
      return new PulledOrder.Unknown(id, number, status, at);
    }
    var standing = meaning.get().standing();
    var skip =
        switch (standing) {
          case SHIPPED -> SkipReason.SHIPPED;
          case CANCELLED -> SkipReason.CANCELLED;
          case REFUNDED -> SkipReason.REFUNDED;
          case NOT_OURS -> SkipReason.ELSEWHERE;
          case READY, HELD -> null;
        };
    var items = skip == null ? items(order) : List.<OrderItem>of();
    if (skip == null && CollectedByBuyer.is(order.text("ShippingMethod"))) {
      standing = Standing.NOT_OURS;
      skip = SkipReason.PICKUP;
    }
    if (skip == null && items.isEmpty()) {
      standing = Standing.NOT_OURS;
      skip = SkipReason.DIGITAL;
    }
    var reason = meaning.get().reason();
    return new PulledOrder.Read(
        id,
        number,
        status,
        standing,
        reason == null ? null : reason.of(),
        skip,
        at,
        details(order, items));
  }

  /// A discount is a line of its own and never packed.
  private List<OrderItem> items(Xml order) {
    var currency = order.text("CurrencyCode");
    var items = new ArrayList<OrderItem>();
    for (var line : order.child("Items").map(all -> all.children("Item")).orElse(List.of())) {
      if (line.text("Adjustment").equalsIgnoreCase("true")) {
        continue;
      }
      int quantity = line.number("Quantity").orElseThrow().intValueExact();
      var id = line.text("LineItemID");
      if (quantity > 0) {
        items.add(
            ShopItems.item(
                    new ShopLine(
                        id.isEmpty() ? line.text("SKU") : id,
                        location(line.text("Location")),
                        null),
                    line.text("SKU"),
                    line.text("Name"),
                    quantity,
                    ShopItems.each(
                        line.number("UnitPrice").orElse(null),
                        1,
                        currency.isEmpty() ? "USD" : currency),
                    weight(line),
                    line.text("UPC"))
                .with(options(line)));
      }
    }
    return items;
  }

  private @Nullable String location(String id) {
    return id.isEmpty() ? null : locations.getOrDefault(id, id);
  }

  private static List<ItemOption> options(Xml line) {
    return line.child("Options").map(all -> all.children("Option")).orElse(List.of()).stream()
        .flatMap(option -> ShopItems.option(option.text("Name"), option.text("Value")))
        .limit(ItemOption.MOST)
        .toList();
  }

  /// Of one piece: what was chosen of it may add to it.
  private static @Nullable Weight weight(Xml line) {
    var own = line.number("Weight").orElse(BigDecimal.ZERO);
    var more =
        line.child("Options").map(all -> all.children("Option")).orElse(List.of()).stream()
            .flatMap(option -> option.number("Weight").stream())
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    return own.signum() <= 0 ? null : ShopItems.weight(own.add(more), line.text("WeightUnits"));
  }

  private static OrderDetails details(Xml order, List<OrderItem> items) {
    return ShopDetails.of(
        address(order),
        items,
        order.text("ShippingMethod"),
        null,
        time(order.text("OrderDate")),
        // the seller's own words are never printed
        new OrderMessages(
            order.text("CustomerNotes"), order.text("InternalNotes"), order.text("GiftMessage")));
  }

  private static Address address(Xml order) {
    var phone = text(order, "ShipTo", "Phone");
    return new AddressDraft(
            text(order, "ShipTo", "Name"),
            text(order, "ShipTo", "Company"),
            text(order, "ShipTo", "Address1"),
            Stream.of("Address2", "Address3")
                .map(line -> text(order, "ShipTo", line))
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(", ")),
            text(order, "ShipTo", "City"),
            text(order, "ShipTo", "State"),
            text(order, "ShipTo", "PostalCode"),
            text(order, "ShipTo", "Country"),
            phone.isEmpty() ? text(order, "BillTo", "Phone") : phone,
            text(order, "BillTo", "Email"))
        .value();
  }

  private static String text(Xml order, String part, String field) {
    return order.text("Customer", part, field);
  }

  static Optional<Instant> time(String text) {
    return StoreTime.read(text);
  }
}
