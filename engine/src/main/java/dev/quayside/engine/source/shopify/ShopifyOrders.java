package dev.quayside.engine.source.shopify;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Shopify's orders as ours. What is to be shipped is not in the order but in its fulfilment
/// orders.
record ShopifyOrders(ShopifyLines lines) {

  private static final Set<String> PAID = Set.of("", "PAID", "PARTIALLY_REFUNDED", "AUTHORIZED");
  private static final Set<String> UNPAID =
      Set.of("PENDING", "PARTIALLY_PAID", "EXPIRED", "VOIDED");
  private static final String REFUNDED = "REFUNDED";
  private static final Set<String> FULFILLED = Set.of("FULFILLED", "PARTIALLY_FULFILLED");

  /// What can be told without its fulfilment orders: most of what changes in a shop is over.
  Optional<PulledOrder> over(TreeWire order) {
    if (order.isThere("cancelledAt")) {
      return Optional.of(over(order, Standing.CANCELLED, SkipReason.CANCELLED));
    }
    if (financial(order).equals(REFUNDED)) {
      return Optional.of(over(order, Standing.REFUNDED, SkipReason.REFUNDED));
    }
    if (!order.isTrue("requiresShipping")) {
      return Optional.of(over(order, Standing.NOT_OURS, SkipReason.DIGITAL));
    }
    return order.text("displayFulfillmentStatus").equals("FULFILLED")
        ? Optional.of(over(order, Standing.SHIPPED, SkipReason.SHIPPED))
        : Optional.empty();
  }

  /// @param parts all fulfilment orders of it
  PulledOrder read(TreeWire order, List<FulfillmentOrder> parts) {
    try {
      return over(order).orElseGet(() -> open(order, parts));
    } catch (RuntimeException odd) {
      return unreadable(order, SourceWords.ORDER_UNREADABLE.of());
    }
  }

  private PulledOrder open(TreeWire order, List<FulfillmentOrder> parts) {
    var odd = parts.stream().filter(part -> !part.isKnown()).findFirst();
    var paid = financial(order);
    if (odd.isPresent() || !PAID.contains(paid) && !UNPAID.contains(paid)) {
      var status = odd.map(FulfillmentOrder::status).orElse(paid);
      return new PulledOrder.Unknown(
          order.text("id"), order.text("name"), status, updatedAt(order));
    }
    var ours = parts.stream().filter(part -> part.isParcel() && !part.isElsewhere()).toList();
    if (ours.isEmpty()) {
      return over(order, Standing.NOT_OURS, whyNotOurs(parts));
    }
    var ready = items(parts, ours, FulfillmentOrder::isReady);
    var items = ready.isEmpty() ? items(parts, ours, FulfillmentOrder::isWaiting) : ready;
    if (items.isEmpty()) {
      return done(order, ours);
    }
    if (!order.isThere("shippingAddress")) {
      return unreadable(order, ShopifyWords.NO_ADDRESS.of());
    }
    var reason = reason(order, ours, ready.isEmpty());
    return new PulledOrder.Read(
        order.text("id"),
        order.text("name"),
        status(order),
        reason == null ? Standing.READY : Standing.HELD,
        reason,
        null,
        updatedAt(order),
        details(order, items, shipBy(ours)));
  }

  private List<OrderItem> items(
      List<FulfillmentOrder> all, List<FulfillmentOrder> ours, Predicate<FulfillmentOrder> which) {
    return lines.items(all, part -> ours.contains(part) && which.test(part));
  }

  private static SkipReason whyNotOurs(List<FulfillmentOrder> parts) {
    boolean collected =
        parts.stream().anyMatch(part -> !part.isParcel() && !part.method().equals("NONE"));
    boolean digital = parts.stream().anyMatch(part -> part.method().equals("NONE"));
    if (parts.stream().anyMatch(FulfillmentOrder::isParcel) || !collected && !digital) {
      return SkipReason.ELSEWHERE;
    }
    return collected ? SkipReason.PICKUP : SkipReason.DIGITAL;
  }

  /// Nothing is left of what was to be shipped from here.
  private PulledOrder done(TreeWire order, List<FulfillmentOrder> ours) {
    boolean digital =
        ours.stream()
            .flatMap(part -> part.lines().stream())
            .anyMatch(line -> !FulfillmentOrder.isShipped(line) && FulfillmentOrder.left(line) > 0);
    if (FULFILLED.contains(order.text("displayFulfillmentStatus"))) {
      return over(order, Standing.SHIPPED, SkipReason.SHIPPED);
    }
    return digital
        ? over(order, Standing.NOT_OURS, SkipReason.DIGITAL)
        : over(order, Standing.REFUNDED, SkipReason.REFUNDED);
  }

  private static @Nullable Message reason(
      TreeWire order, List<FulfillmentOrder> ours, boolean waits) {
    if (UNPAID.contains(financial(order))) {
      return ShopStop.UNPAID.of();
    }
    if (waits) {
      return ours.stream()
          .filter(FulfillmentOrder::isWaiting)
          .map(ShopifyOrders::hold)
          .findFirst()
          .orElseGet(ShopStop.ON_HOLD::of);
    }
    return order.isTrue("test") ? ShopStop.TEST_ORDER.of() : null;
  }

  private static Message hold(FulfillmentOrder part) {
    if (part.status().equals("SCHEDULED")) {
      return part.time("fulfillAt")
          .map(at -> ShopStop.SCHEDULED.of(day(at)))
          .orElseGet(ShopStop.ON_HOLD::of);
    }
    var hold = part.holds().stream().findFirst();
    var notes = hold.map(each -> each.text("reasonNotes")).orElse("");
    return switch (hold.map(each -> each.text("reason")).orElse("")) {
      case "AWAITING_PAYMENT" -> ShopStop.UNPAID.of();
      case "HIGH_RISK_OF_FRAUD" -> ShopStop.HELD_FOR.of(ShopifyWords.HIGH_RISK_OF_FRAUD);
      case "INCORRECT_ADDRESS" -> ShopStop.HELD_FOR.of(ShopifyWords.INCORRECT_ADDRESS);
      case "INVENTORY_OUT_OF_STOCK" -> ShopStop.HELD_FOR.of(ShopifyWords.INVENTORY_OUT_OF_STOCK);
      case "UNKNOWN_DELIVERY_DATE" -> ShopStop.HELD_FOR.of(ShopifyWords.UNKNOWN_DELIVERY_DATE);
      case "AWAITING_RETURN_ITEMS" -> ShopStop.HELD_FOR.of(ShopifyWords.AWAITING_RETURN_ITEMS);
      default -> notes.isEmpty() ? ShopStop.ON_HOLD.of() : ShopStop.HELD_FOR.of(notes);
    };
  }

  private PulledOrder over(TreeWire order, Standing standing, SkipReason skip) {
    return new PulledOrder.Read(
        order.text("id"),
        order.text("name"),
        status(order),
        standing,
        null,
        skip,
        updatedAt(order),
        details(order, List.of(), null));
  }

  private static PulledOrder unreadable(TreeWire order, Message why) {
    return new PulledOrder.Unreadable(order.text("id"), order.text("name"), why, updatedAt(order));
  }

  private static @Nullable LocalDate shipBy(List<FulfillmentOrder> ours) {
    return ours.stream()
        .flatMap(part -> part.time("fulfillBy").stream())
        .min(Instant::compareTo)
        .map(ShopifyOrders::day)
        .orElse(null);
  }

  private static OrderDetails details(
      TreeWire order, List<OrderItem> items, @Nullable LocalDate shipBy) {
    return ShopDetails.of(
        address(order),
        items,
        order.text("shippingLine", "title"),
        shipBy,
        FulfillmentOrder.time(order, "createdAt"),
        new OrderMessages(notes(order), null, null));
  }

  /// With what the buyer was asked beside it: a gift message is in either, as the theme has it.
  /// Names with an underscore are an app's own.
  private static String notes(TreeWire order) {
    var notes = new ArrayList<String>();
    Stream.of(order.text("note")).filter(note -> !note.isEmpty()).forEach(notes::add);
    order.list("customAttributes").stream()
        .filter(each -> !each.text("key").startsWith("_") && !each.text("value").isEmpty())
        .map(each -> each.text("key") + ": " + each.text("value"))
        .forEach(notes::add);
    return String.join("\n", notes);
  }

  private static Address address(TreeWire order) {
    var to = order.at("shippingAddress");
    var name = to.text("name");
    var code = to.text("provinceCode");
    var phone = to.text("phone");
    return new AddressDraft(
            name.isEmpty() ? to.text("company") : name,
            to.text("company"),
            to.text("address1"),
            to.text("address2"),
            to.text("city"),
            // JP-13 is not how a state is written on a label
            code.isEmpty() || code.contains("-") ? to.text("province") : code,
            to.text("zip"),
            to.text("countryCodeV2"),
            phone.isEmpty() ? order.text("phone") : phone,
            order.text("email"))
        .value();
  }

  private static String status(TreeWire order) {
    if (order.isThere("cancelledAt")) {
      return "CANCELLED";
    }
    var paid = financial(order);
    var fulfilled = order.text("displayFulfillmentStatus");
    return paid.isEmpty() ? fulfilled : paid + ", " + fulfilled;
  }

  private static String financial(TreeWire order) {
    return order.text("displayFinancialStatus");
  }

  private static Instant updatedAt(TreeWire order) {
    return FulfillmentOrder.time(order, "updatedAt").orElse(Instant.EPOCH);
  }

  private static LocalDate day(Instant at) {
    return LocalDate.ofInstant(at, ZoneOffset.UTC);
  }
}
