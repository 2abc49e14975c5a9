package dev.quayside.engine.source.ebay;

import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.ShopItems;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// eBay's orders as ours.
final class EbayOrders {

  private static final String FULFILLED = "FULFILLED";

  private EbayOrders() {}

  /// Where an order stands.
  ///
  /// @param reason why it waits; null where it does not
  /// @param skip why it is left out; null where it is not
  private record Stand(Standing standing, @Nullable ShopStop reason, @Nullable SkipReason skip) {}

  /// Whether some of it was shipped, so that it takes a look at its parcels to know what is left.
  static boolean isBegun(TreeWire order) {
    return order.text("orderFulfillmentStatus").equals("IN_PROGRESS");
  }

  /// @param parcels its fulfilments, where it {@link #isBegun}
  static PulledOrder read(TreeWire order, List<TreeWire> parcels) {
    var id = order.text("orderId");
    var at = time(order, "lastModifiedDate").orElse(Instant.EPOCH);
    try {
      var items = items(order, parcels);
      var stand = stand(order, items);
      var reason = stand.reason();
      return new PulledOrder.Read(
          id,
          id,
          status(order),
          stand.standing(),
          reason == null ? null : reason.of(),
          stand.skip(),
          at,
          details(order, stand.standing().isOver() ? List.of() : items));
    } catch (RuntimeException odd) {
      return new PulledOrder.Unreadable(id, id, SourceWords.ORDER_UNREADABLE.of(), at);
    }
  }

  private static String status(TreeWire order) {
    return Stream.of(order.text("orderPaymentStatus"), order.text("orderFulfillmentStatus"))
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static Stand stand(TreeWire order, List<OrderItem> left) {
    var cancel = order.text("cancelStatus", "cancelState");
    var payment = order.text("orderPaymentStatus");
    if (cancel.equals("CANCELED")) {
      return new Stand(Standing.CANCELLED, null, SkipReason.CANCELLED);
    }
    if (payment.equals("FULLY_REFUNDED")) {
      return new Stand(Standing.REFUNDED, null, SkipReason.REFUNDED);
    }
    if (order.text("orderFulfillmentStatus").equals(FULFILLED) || left.isEmpty()) {
      return new Stand(Standing.SHIPPED, null, SkipReason.SHIPPED);
    }
    if (!instruction(order).isThere("shippingStep")) {
      boolean digital = instruction(order).text("fulfillmentInstructionsType").equals("DIGITAL");
      return new Stand(Standing.NOT_OURS, null, digital ? SkipReason.DIGITAL : SkipReason.PICKUP);
    }
    if (payment.equals("PENDING") || payment.equals("FAILED")) {
      return new Stand(Standing.HELD, ShopStop.UNPAID, null);
    }
    return cancel.equals("IN_PROGRESS") || cancel.equals("IN_PROCESS")
        ? new Stand(Standing.HELD, ShopStop.ON_HOLD, null)
        : new Stand(Standing.READY, null, null);
  }

  private static TreeWire instruction(TreeWire order) {
    var all = order.list("fulfillmentStartInstructions");
    return all.isEmpty() ? order.at("fulfillmentStartInstructions") : all.getFirst();
  }

  private static List<OrderItem> items(TreeWire order, List<TreeWire> parcels) {
    Map<String, Integer> shipped =
        parcels.stream()
            .flatMap(parcel -> parcel.list("lineItems").stream())
            .collect(
                Collectors.toMap(
                    line -> line.text("lineItemId"), EbayOrders::quantity, Integer::sum));
    var items = new ArrayList<OrderItem>();
    for (var line : order.list("lineItems")) {
      int ordered = quantity(line);
      var id = line.text("lineItemId");
      int left =
          line.text("lineItemFulfillmentStatus").equals(FULFILLED)
              ? 0
              : ordered - shipped.getOrDefault(id, 0);
      if (left > 0) {
        var cost = line.at("lineItemCost");
        items.add(
            ShopItems.item(
                    new ShopLine(id, null, null),
                    line.text("sku"),
                    line.text("title"),
                    left,
                    ShopItems.each(
                        cost.number("value").orElse(null), ordered, cost.text("currency")),
                    null,
                    null)
                .with(chosen(line)));
      }
    }
    return items;
  }

  private static int quantity(TreeWire line) {
    return line.number("quantity").orElseThrow().intValueExact();
  }

  /// What was chosen of it: `Colour: blue`.
  private static List<ItemOption> chosen(TreeWire line) {
    return line.list("variationAspects").stream()
        .flatMap(each -> ShopItems.option(each.text("name"), each.text("value")))
        .limit(ItemOption.MOST)
        .toList();
  }

  private static OrderDetails details(TreeWire order, List<OrderItem> items) {
    var gifts = order.list("lineItems").stream().map(line -> line.text("giftDetails", "message"));
    return ShopDetails.of(
        address(order),
        items,
        instruction(order).text("shippingStep", "shippingServiceCode"),
        shipBy(order),
        time(order, "creationDate"),
        new OrderMessages(order.text("buyerCheckoutNotes"), null, ShopDetails.lines(gifts)));
  }

  private static @Nullable LocalDate shipBy(TreeWire order) {
    return order.list("lineItems").stream()
        .flatMap(line -> time(line.at("lineItemFulfillmentInstructions"), "shipByDate").stream())
        .min(Instant::compareTo)
        .map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC))
        .orElse(null);
  }

  /// A parcel to eBay's own hub is known there by its reference, which is part of the address.
  private static Address address(TreeWire order) {
    var to = instruction(order).at("shippingStep", "shipTo");
    var where = to.at("contactAddress");
    var reference = instruction(order).text("shippingStep", "shipToReferenceId");
    var second = where.text("addressLine2");
    var line2 =
        reference.isEmpty() || second.contains(reference)
            ? second
            : (second + " " + reference).strip();
    var company = to.text("companyName");
    var name = to.text("fullName");
    return new AddressDraft(
            name.isEmpty() ? company : name,
            company,
            where.text("addressLine1"),
            line2,
            where.text("city"),
            where.text("stateOrProvince"),
            where.text("postalCode"),
            where.text("countryCode"),
            to.text("primaryPhone", "phoneNumber"),
            to.text("email"))
        .value();
  }

  private static Optional<Instant> time(TreeWire of, String field) {
    try {
      return Optional.of(Instant.parse(of.text(field)));
    } catch (DateTimeParseException none) {
      return Optional.empty();
    }
  }
}
