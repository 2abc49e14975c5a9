package dev.quayside.engine.source.woocommerce;

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
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.StatusWords;
import dev.quayside.engine.source.kind.TreeWire;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// WooCommerce's orders as ours.
final class WooOrders {

  /// What every shop has; plugins add more, which are a setting.
  private static final StatusWords OWN =
      StatusWords.of(
          Map.of(
              "unpaid", List.of("pending", "failed"),
              "held", List.of("on-hold"),
              "ready", List.of("processing"),
              "shipped", List.of("completed"),
              "cancelled", List.of("cancelled", "trash")));

  private static final Set<String> DRAFTS = Set.of("checkout-draft", "auto-draft", "draft");

  /// With the number of the method's place behind, as some shops store it, and the plugin's own.
  private static final Pattern COLLECTED =
      Pattern.compile("(?:local_pickup(?:_plus)?|pickup_location)(?::.*)?");

  private static final String REFUNDED = "refunded";

  private final WooProducts products;
  private final StatusWords statuses;

  WooOrders(WooProducts products, Map<String, List<String>> statuses) {
    this.products = products;
    this.statuses = OWN.and(StatusWords.of(statuses));
  }

  /// Whether the buyer is still filling a cart.
  static boolean isDraft(TreeWire order) {
    return DRAFTS.contains(order.text("status"));
  }

  /// Whether lines of it may still be shipped, so that their goods and refunds matter.
  boolean isOpen(TreeWire order) {
    return statuses.of(status(order)).filter(meaning -> !meaning.standing().isOver()).isPresent();
  }

  /// @param refunds of the order
  PulledOrder read(TreeWire order, List<TreeWire> refunds) {
    var id = order.text("id");
    var number = order.text("number").isEmpty() ? id : order.text("number");
    var at = updatedAt(order).orElse(Instant.EPOCH);
    if (id.isEmpty()) {
      return new PulledOrder.Unreadable(id, number, SourceWords.ORDER_UNREADABLE.of(), at);
    }
    try {
      return read(order, refunds, id, number, at);
    } catch (RuntimeException odd) {
      return new PulledOrder.Unreadable(id, number, SourceWords.ORDER_UNREADABLE.of(), at);
    }
  }

  private PulledOrder read(
      TreeWire order, List<TreeWire> refunds, String id, String number, Instant at) {
    var status = status(order);
    if (status.equals(REFUNDED)) {
      return over(order, id, number, at, Standing.REFUNDED, SkipReason.REFUNDED);
    }
    var meaning = statuses.of(status);
    if (meaning.isEmpty()) {
      return new PulledOrder.Unknown(id, number, status, at);
    }
    return switch (meaning.get().standing()) {
      case CANCELLED -> over(order, id, number, at, Standing.CANCELLED, SkipReason.CANCELLED);
      case SHIPPED -> over(order, id, number, at, Standing.SHIPPED, SkipReason.SHIPPED);
      case REFUNDED -> over(order, id, number, at, Standing.REFUNDED, SkipReason.REFUNDED);
      case NOT_OURS -> over(order, id, number, at, Standing.NOT_OURS, SkipReason.ELSEWHERE);
      case READY, HELD -> open(order, refunds, id, number, at, meaning.get());
    };
  }

  private PulledOrder open(
      TreeWire order,
      List<TreeWire> refunds,
      String id,
      String number,
      Instant at,
      StatusWords.Meaning meaning) {
    if (order.list("shipping_lines").stream().anyMatch(WooOrders::isCollected)) {
      return over(order, id, number, at, Standing.NOT_OURS, SkipReason.PICKUP);
    }
    var physical = order.list("line_items").stream().filter(this::isShipped).toList();
    if (physical.isEmpty()) {
      return over(order, id, number, at, Standing.NOT_OURS, SkipReason.DIGITAL);
    }
    var items = items(order, physical, refunds);
    if (items.isEmpty()) {
      return over(order, id, number, at, Standing.REFUNDED, SkipReason.REFUNDED);
    }
    var reason = meaning.reason();
    return new PulledOrder.Read(
        id,
        number,
        status(order),
        meaning.standing(),
        reason == null ? null : reason.of(),
        null,
        at,
        details(order, items));
  }

  /// By the method, or by what a plugin's method is called.
  private static boolean isCollected(TreeWire line) {
    return COLLECTED.matcher(line.text("method_id")).matches()
        || CollectedByBuyer.is(line.text("method_title"));
  }

  private static PulledOrder over(
      TreeWire order, String id, String number, Instant at, Standing standing, SkipReason skip) {
    return new PulledOrder.Read(
        id, number, status(order), standing, null, skip, at, details(order, List.of()));
  }

  /// A kit's parent stands for its parts, which have lines of their own.
  private boolean isShipped(TreeWire line) {
    return line.list("bundled_items").isEmpty() && !products.of(line).isVirtual();
  }

  private List<OrderItem> items(TreeWire order, List<TreeWire> lines, List<TreeWire> refunds) {
    var refunded = refunded(refunds);
    var names =
        order.list("line_items").stream()
            .collect(
                Collectors.toMap(line -> line.text("id"), line -> line.text("name"), (a, _) -> a));
    var items = new ArrayList<OrderItem>();
    for (var line : lines) {
      int ordered = line.number("quantity").orElseThrow().intValueExact();
      int left = ordered - refunded.getOrDefault(line.text("id"), 0);
      if (left > 0) {
        var goods = products.of(line);
        var kit = kit(line);
        items.add(
            ShopItems.item(
                    new ShopLine(
                        line.text("id"), null, kit == null ? null : names.getOrDefault(kit, kit)),
                    line.text("sku"),
                    line.text("name"),
                    left,
                    ShopItems.each(
                        line.number("total").orElse(null), ordered, order.text("currency")),
                    goods.weight(),
                    goods.barcode())
                .with(options(line)));
      }
    }
    return items;
  }

  /// Variations, and what plugins ask the buyer for; names with an underscore are a plugin's own.
  private static List<ItemOption> options(TreeWire line) {
    return line.list("meta_data").stream()
        .filter(meta -> !meta.text("key").startsWith("_"))
        .flatMap(
            meta ->
                ShopItems.option(
                    shown(meta, "display_key", "key"), shown(meta, "display_value", "value")))
        .limit(ItemOption.MOST)
        .toList();
  }

  private static String shown(TreeWire meta, String display, String plain) {
    var shown = words(meta.at(display));
    return shown.isEmpty() ? words(meta.at(plain)) : shown;
  }

  /// What plugins keep as a list or as fields of their own is shown as one text: `red, blue`.
  private static String words(TreeWire of) {
    if (of.isList()) {
      return joined(of.list().stream().map(WooOrders::words));
    }
    return of.isObject()
        ? joined(of.fields().map(Map.Entry::getValue).map(WooOrders::words))
        : of.text();
  }

  private static String joined(Stream<String> words) {
    return words.filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
  }

  /// Id of the line of the kit it is a part of; the plugin writes it in one of two places.
  private static @Nullable String kit(TreeWire line) {
    var by = line.text("bundled_by");
    if (!by.isEmpty()) {
      return by;
    }
    return line.list("meta_data").stream()
        .filter(meta -> meta.text("key").equals("_bundled_by"))
        .map(meta -> meta.text("value"))
        .findFirst()
        .orElse(null);
  }

  /// Pieces by line: a refund names the line in a meta of its own, and counts below zero.
  private static Map<String, Integer> refunded(List<TreeWire> refunds) {
    var pieces = new HashMap<String, Integer>();
    for (var refund : refunds) {
      for (var line : refund.list("line_items")) {
        var of =
            line.list("meta_data").stream()
                .filter(meta -> meta.text("key").equals("_refunded_item_id"))
                .map(meta -> meta.text("value"))
                .findFirst();
        var count = line.number("quantity").map(each -> each.abs().intValue()).orElse(0);
        of.ifPresent(id -> pieces.merge(id, count, Integer::sum));
      }
    }
    return pieces;
  }

  private static OrderDetails details(TreeWire order, List<OrderItem> items) {
    var service =
        order.list("shipping_lines").stream()
            .map(line -> line.text("method_title"))
            .filter(title -> !title.isEmpty())
            .findFirst()
            .orElse("");
    return ShopDetails.of(
        address(order),
        items,
        service,
        null,
        time(order, "date_created_gmt"),
        new OrderMessages(order.text("customer_note"), null, null));
  }

  /// Old shops leave the shipping address empty when it is the billing address; telephone and
  /// e-mail are often there only.
  private static Address address(TreeWire order) {
    var billing = order.at("billing");
    var shipping = order.at("shipping");
    var to = shipping.text("address_1").isEmpty() ? billing : shipping;
    var name = (to.text("first_name") + " " + to.text("last_name")).strip();
    var phone = shipping.text("phone");
    return new AddressDraft(
            name.isEmpty() ? to.text("company") : name,
            to.text("company"),
            to.text("address_1"),
            to.text("address_2"),
            to.text("city"),
            WooStates.name(to.text("country"), to.text("state")),
            to.text("postcode"),
            to.text("country"),
            phone.isEmpty() ? billing.text("phone") : phone,
            billing.text("email"))
        .value();
  }

  static Optional<Instant> updatedAt(TreeWire order) {
    return time(order, "date_modified_gmt").or(() -> time(order, "date_created_gmt"));
  }

  /// Without a zone, in UTC.
  private static Optional<Instant> time(TreeWire order, String field) {
    try {
      var text = order.text(field);
      return Optional.of(
          text.endsWith("Z")
              ? Instant.parse(text)
              : LocalDateTime.parse(text).toInstant(ZoneOffset.UTC));
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }

  private static String status(TreeWire order) {
    return order.text("status").replaceFirst("^wc-", "");
  }
}
