package dev.quayside.engine.source.vendure;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.HtmlText;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.buyer.ItemOption;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.file.cell.CollectedByBuyer;
import dev.quayside.engine.order.origin.ShopLine;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.reason.ShopStop;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.postal.CountryNames;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.source.kind.PulledOrder;
import dev.quayside.engine.source.kind.ShopDetails;
import dev.quayside.engine.source.kind.ShopItems;
import dev.quayside.engine.source.kind.SkipReason;
import dev.quayside.engine.source.kind.SourceWords;
import dev.quayside.engine.source.kind.TreeWire;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Vendure's orders as ours. Its state says little of what is left: a fulfilment that is cancelled
/// leaves an order `Shipped`, so the pieces are counted.
///
/// @param weightField custom field of a variant with the weight of a piece; null for none
record VendureOrders(@Nullable String weightField) {

  private static final Set<String> DRAFTS = Set.of("Created", "Draft", "AddingItems");
  private static final String CANCELLED = "Cancelled";

  /// No currency is counted in smaller parts.
  private static final BigDecimal MOST_PRECISION = BigDecimal.TEN;

  private static final int USUAL_PRECISION = 2;

  /// @param reason why it waits; null where it does not
  private record Meaning(Standing standing, @Nullable ShopStop reason) {}

  /// Whether the buyer is still filling a cart.
  static boolean isDraft(TreeWire order) {
    return DRAFTS.contains(order.text("state"));
  }

  /// Decimal places of the server's money, whatever the currency.
  static int precision(TreeWire data) {
    return data.number("globalSettings", "serverConfig", "moneyStrategyPrecision")
        .filter(places -> places.signum() >= 0 && places.compareTo(MOST_PRECISION) <= 0)
        .map(BigDecimal::intValue)
        .orElse(USUAL_PRECISION);
  }

  PulledOrder read(TreeWire order, int precision) {
    var id = order.text("id");
    var number = order.text("code").isEmpty() ? id : order.text("code");
    var at = time(order, "updatedAt").orElse(Instant.EPOCH);
    try {
      return read(order, precision, id, number, at);
    } catch (RuntimeException odd) {
      return new PulledOrder.Unreadable(id, number, SourceWords.ORDER_UNREADABLE.of(), at);
    }
  }

  private PulledOrder read(TreeWire order, int precision, String id, String number, Instant at) {
    var status = order.text("state");
    var meaning = meaning(status);
    if (meaning.isEmpty()) {
      return new PulledOrder.Unknown(id, number, status, at);
    }
    var items = items(order, precision);
    var found = standing(order, meaning.get(), items);
    boolean collected = !found.standing().isOver() && CollectedByBuyer.is(service(order));
    var now = collected ? new Meaning(Standing.NOT_OURS, null) : found;
    var reason = now.reason();
    return new PulledOrder.Read(
        id,
        number,
        status,
        now.standing(),
        reason == null ? null : reason.of(),
        collected ? SkipReason.PICKUP : skip(now.standing()),
        at,
        details(order, now.standing().isOver() ? List.of() : items));
  }

  private static Optional<Meaning> meaning(String state) {
    return switch (state) {
      case "PaymentAuthorized",
          "PaymentSettled",
          "PartiallyShipped",
          "Shipped",
          "PartiallyDelivered",
          "Delivered" ->
          Optional.of(new Meaning(Standing.READY, null));
      case "ArrangingPayment", "ArrangingAdditionalPayment" ->
          Optional.of(new Meaning(Standing.HELD, ShopStop.UNPAID));
      case "Modifying" -> Optional.of(new Meaning(Standing.HELD, ShopStop.ON_HOLD));
      case CANCELLED -> Optional.of(new Meaning(Standing.CANCELLED, null));
      default -> Optional.empty();
    };
  }

  private static Meaning standing(TreeWire order, Meaning said, List<OrderItem> left) {
    if (said.standing() == Standing.CANCELLED) {
      return said;
    }
    if (order.list("lines").stream().allMatch(line -> quantity(line) == 0)) {
      return new Meaning(Standing.CANCELLED, null);
    }
    if (isPaidBack(order)) {
      return new Meaning(Standing.REFUNDED, null);
    }
    return left.isEmpty() ? new Meaning(Standing.SHIPPED, null) : said;
  }

  private static @Nullable SkipReason skip(Standing standing) {
    return switch (standing) {
      case READY, HELD -> null;
      case CANCELLED -> SkipReason.CANCELLED;
      case REFUNDED -> SkipReason.REFUNDED;
      case SHIPPED -> SkipReason.SHIPPED;
      case NOT_OURS -> SkipReason.ELSEWHERE;
    };
  }

  /// A refund names no lines: only when all the money goes back, nothing is to be shipped.
  private static boolean isPaidBack(TreeWire order) {
    var payments =
        order.list("payments").stream()
            .filter(each -> Set.of("Settled", "Authorized").contains(each.text("state")))
            .toList();
    var paid = sum(payments, "amount", _ -> true);
    var back =
        payments.stream()
            .map(
                each ->
                    sum(each.list("refunds"), "total", one -> !one.text("state").equals("Failed")))
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    return paid.signum() > 0 && back.compareTo(paid) >= 0;
  }

  private static BigDecimal sum(List<TreeWire> some, String field, Predicate<TreeWire> which) {
    return some.stream()
        .filter(which)
        .map(each -> each.number(field).orElse(BigDecimal.ZERO))
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private List<OrderItem> items(TreeWire order, int precision) {
    var items = new ArrayList<OrderItem>();
    for (var line : order.list("lines")) {
      int left = left(line);
      if (left > 0) {
        var price = line.number("proratedUnitPrice").map(each -> each.movePointLeft(precision));
        var value = ShopItems.each(price.orElse(null), 1, order.text("currencyCode"));
        items.add(item(line, left, value));
      }
    }
    return items;
  }

  private OrderItem item(TreeWire line, int left, @Nullable Money value) {
    var variant = line.at("productVariant");
    var known =
        ShopItems.item(
            new ShopLine(line.text("id"), null, null),
            variant.text("sku"),
            variant.text("name"),
            left,
            value,
            weight(line),
            said(variant, VendureFields.BARCODE).findFirst().orElse(null));
    return new OrderItem(
        known.sku(),
        known.description(),
        known.quantity(),
        known.value(),
        known.weight(),
        said(variant, VendureFields.HS_CODE)
            .map(code -> code.replaceAll("[\\s-]", ""))
            .filter(CustomsItemDraft::isHsCode)
            .findFirst()
            .orElse(null),
        said(variant, VendureFields.ORIGIN)
            .flatMap(origin -> CountryNames.code(origin).stream())
            .findFirst()
            .orElse(null),
        known.barcode(),
        known.fromCatalogue(),
        known.shop(),
        options(line));
  }

  /// What a variant says in its custom fields, or else its product.
  private static Stream<String> said(TreeWire variant, Pattern name) {
    return Stream.concat(
        VendureFields.values(variant, name), VendureFields.values(variant.at("product"), name));
  }

  /// What the buyer chose of the line: an engraving, a box.
  private static List<ItemOption> options(TreeWire line) {
    return line.at("customFields")
        .fields()
        .filter(field -> !field.getValue().text().equals("false"))
        .flatMap(field -> ShopItems.option(words(field.getKey()), field.getValue().text()))
        .limit(ItemOption.MOST)
        .toList();
  }

  /// `engravingText` in words.
  private static String words(String name) {
    var parted = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])|_+", " ").toLowerCase(Locale.ROOT).strip();
    return parted.isEmpty()
        ? name
        : parted.substring(0, 1).toUpperCase(Locale.ROOT) + parted.substring(1);
  }

  /// Cancelled pieces are off the quantity already.
  static int left(TreeWire line) {
    int shipped =
        line.list("fulfillmentLines").stream()
            .filter(each -> !each.text("fulfillment", "state").equals(CANCELLED))
            .mapToInt(VendureOrders::quantity)
            .sum();
    return quantity(line) - shipped;
  }

  private static int quantity(TreeWire line) {
    return line.number("quantity").orElseThrow().intValueExact();
  }

  /// In the unit the field's name ends with: `weightKg`, `weightOz`, `weightLb`; else in grams.
  private @Nullable Weight weight(TreeWire line) {
    if (weightField == null) {
      return weightByName(line.at("productVariant"));
    }
    var value = line.number("productVariant", "customFields", weightField).orElse(null);
    var name = weightField.toLowerCase(Locale.ROOT);
    var unit =
        List.of("kg", "kilograms", "lb", "lbs", "pounds", "oz", "ounces").stream()
            .filter(name::endsWith)
            .findFirst()
            .orElse("g");
    return ShopItems.weight(value, unit);
  }

  /// Of a variant, or else of its product, by the field whose name says its unit.
  private static @Nullable Weight weightByName(TreeWire variant) {
    return Stream.of(variant, variant.at("product"))
        .flatMap(each -> each.at("customFields").fields())
        .map(VendureOrders::weight)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  private static @Nullable Weight weight(Map.Entry<String, TreeWire> field) {
    var name = VendureFields.WEIGHT.matcher(Letters.of(field.getKey()));
    return name.matches()
        ? ShopItems.weight(field.getValue().number().orElse(null), name.group("unit"))
        : null;
  }

  private static String service(TreeWire order) {
    return order.list("shippingLines").stream()
        .map(each -> each.text("shippingMethod", "name"))
        .findFirst()
        .orElse("");
  }

  private static OrderDetails details(TreeWire order, List<OrderItem> items) {
    var service = service(order);
    return ShopDetails.of(
        address(order), items, service, null, time(order, "orderPlacedAt"), notes(order));
  }

  /// Notes on an order are the seller's, also those the buyer can read; the buyer's own are in
  /// custom fields.
  private static OrderMessages notes(TreeWire order) {
    var notes =
        order.at("history").list("items").stream()
            .map(each -> HtmlText.words(each.text("data", "note")));
    return new OrderMessages(
        ShopDetails.lines(VendureFields.values(order, VendureFields.BUYER)),
        ShopDetails.lines(notes),
        ShopDetails.lines(VendureFields.values(order, VendureFields.GIFT)));
  }

  private static Address address(TreeWire order) {
    var to = order.at("shippingAddress");
    var customer = order.at("customer");
    var buyer = (customer.text("firstName") + " " + customer.text("lastName")).strip();
    var name = to.text("fullName").isEmpty() ? to.text("company") : to.text("fullName");
    var phone = to.text("phoneNumber");
    return new AddressDraft(
            name.isEmpty() ? buyer : name,
            to.text("company"),
            to.text("streetLine1"),
            to.text("streetLine2"),
            to.text("city"),
            to.text("province"),
            to.text("postalCode"),
            to.text("countryCode"),
            phone.isEmpty() ? customer.text("phoneNumber") : phone,
            customer.text("emailAddress"))
        .value();
  }

  static Optional<Instant> updatedAt(TreeWire order) {
    return time(order, "updatedAt");
  }

  private static Optional<Instant> time(TreeWire order, String field) {
    try {
      return Optional.of(Instant.parse(order.text(field)));
    } catch (DateTimeParseException none) {
      return Optional.empty();
    }
  }
}
