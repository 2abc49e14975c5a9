package dev.quayside.engine.source.doubles.shopify;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Orders of a Shopify shop with their fulfilment orders and fulfilments, as maps with the names of
/// Shopify's schema.
public final class ShopifyBooks {

  /// How a value begins that a scope hides: the field is null, and named.
  public static final String DENIED = "Access denied for ";

  private static final String SPACE = "gid://shopify/";
  private static final String PARTS = "fulfillmentOrders";
  private static final String FULFILLMENTS = "fulfillments";
  private static final String STATUS = "status";
  private static final String LEFT = "remainingQuantity";

  private final Map<String, Map<String, Object>> orders = new ConcurrentSkipListMap<>();
  private Instant clock;
  private int last;

  ShopifyBooks(Instant clock) {
    this.clock = clock;
  }

  public static String gid(String type, long id) {
    return SPACE + type + "/" + id;
  }

  /// An order of two mugs for New York, to be shipped from the main place.
  public void order(long id) {
    order(id, _ -> {});
  }

  public synchronized void order(long id, Consumer<Map<String, Object>> change) {
    var order = new LinkedHashMap<String, Object>();
    order.put("__typename", "Order");
    order.put("id", gid("Order", id));
    order.put("name", "#" + (1000 + id));
    order.put("createdAt", clock.toString());
    order.put("test", false);
    order.put("requiresShipping", true);
    order.put("displayFinancialStatus", "PAID");
    order.put("displayFulfillmentStatus", "UNFULFILLED");
    order.put("email", "ann@example.com");
    order.put("note", "Leave it at the door");
    order.put("customAttributes", List.of());
    order.put("shippingAddress", address("350 5th Ave"));
    order.put("shippingLine", Map.of("title", "Express"));
    order.put(FULFILLMENTS, new ArrayList<>());
    order.put(PARTS, new ArrayList<>(List.of(part(id, 1, line(id * 10, 2)))));
    change.accept(order);
    orders.put(gid("Order", id), order);
    touch(order);
  }

  public static Map<String, Object> address(String street) {
    var address = new LinkedHashMap<String, Object>();
    address.put("name", "Ann Packer");
    address.put("address1", street);
    address.put("city", "New York");
    address.put("province", "New York");
    address.put("provinceCode", "NY");
    address.put("zip", "10118");
    address.put("countryCodeV2", "US");
    address.put("phone", "2125550100");
    return address;
  }

  /// What is shipped from one place.
  @SafeVarargs
  public static Map<String, Object> part(long id, int location, Map<String, Object>... lines) {
    var part = new LinkedHashMap<String, Object>();
    part.put("__typename", "FulfillmentOrder");
    part.put("id", gid("FulfillmentOrder", id * 100 + location));
    part.put(STATUS, "OPEN");
    part.put("requestStatus", "UNSUBMITTED");
    part.put("deliveryMethod", Map.of("methodType", "SHIPPING"));
    part.put(
        "assignedLocation",
        Map.of(
            "name",
            "Place " + location,
            "location",
            Map.of("id", gid("Location", location), "isFulfillmentService", false)));
    part.put("fulfillmentHolds", List.of());
    part.put("supportedActions", List.of(Map.of("action", "CREATE_FULFILLMENT")));
    for (var line : lines) {
      line.put("id", line.get("id") + "-" + location);
    }
    part.put("lineItems", new ArrayList<>(List.of(lines)));
    return part;
  }

  /// Pieces of a line that are still to be shipped.
  public static Map<String, Object> line(long id, int pieces) {
    var line = new LinkedHashMap<String, Object>();
    line.put("id", gid("FulfillmentOrderLineItem", id));
    line.put("totalQuantity", pieces);
    line.put(LEFT, pieces);
    line.put("requiresShipping", true);
    line.put("sku", "MUG-1");
    line.put("productTitle", "Mug");
    line.put("variantTitle", "Blue");
    line.put("weight", Map.of("value", 0.5, "unit", "KILOGRAMS"));
    var item = new LinkedHashMap<String, Object>();
    item.put("id", gid("LineItem", id));
    item.put("customAttributes", List.of());
    item.put(
        "discountedUnitPriceAfterAllDiscountsSet",
        Map.of("presentmentMoney", Map.of("amount", "12.00", "currencyCode", "USD")));
    line.put("lineItem", item);
    line.put(
        "variant",
        Map.of(
            "barcode",
            "4006381333931",
            "inventoryItem",
            Map.of("harmonizedSystemCode", "6912.00", "countryCodeOfOrigin", "PT")));
    return line;
  }

  /// One of the maps in it.
  @SuppressWarnings("unchecked")
  public static Map<String, Object> inner(Map<String, Object> object, String name) {
    return (Map<String, Object>) Objects.requireNonNull(object.get(name));
  }

  private static int left(Map<String, Object> line) {
    return (int) Objects.requireNonNull(line.get(LEFT));
  }

  /// Changes an order, and with it the time of its change.
  public synchronized void change(long id, Consumer<Map<String, Object>> change) {
    var order = Objects.requireNonNull(orders.get(gid("Order", id)));
    change.accept(order);
    touch(order);
  }

  /// One of the lists of maps in it.
  @SuppressWarnings("unchecked")
  public static List<Map<String, Object>> list(Map<String, Object> object, String name) {
    return (List<Map<String, Object>>) Objects.requireNonNull(object.get(name));
  }

  public synchronized Object of(long id, String field) {
    return Objects.requireNonNull(Objects.requireNonNull(orders.get(gid("Order", id))).get(field));
  }

  /// Fulfilments that stand.
  public synchronized List<Map<String, Object>> fulfillments(long id) {
    return list(Objects.requireNonNull(orders.get(gid("Order", id))), FULFILLMENTS).stream()
        .filter(each -> !"CANCELLED".equals(each.get(STATUS)))
        .toList();
  }

  /// Tracking numbers of an order, as often as the shop has them.
  public List<String> numbers(long id) {
    return fulfillments(id).stream()
        .flatMap(each -> list(each, "trackingInfo").stream())
        .map(each -> String.valueOf(each.get("number")))
        .toList();
  }

  private void touch(Map<String, Object> order) {
    clock = clock.plusSeconds(1);
    order.put("updatedAt", clock.toString());
  }

  static String place(Map<String, Object> order) {
    return order.get("updatedAt") + "|" + order.get("id");
  }

  /// @param after a place; null for the beginning
  synchronized List<Map<String, Object>> sorted(String since, @Nullable String after) {
    return orders.values().stream()
        .filter(each -> String.valueOf(each.get("updatedAt")).compareTo(since) >= 0)
        .filter(each -> after == null || place(each).compareTo(after) > 0)
        .sorted(Comparator.comparing(ShopifyBooks::place))
        .toList();
  }

  @Nullable Map<String, Object> order(String id) {
    return orders.get(id);
  }

  @Nullable Map<String, Object> fulfillmentOrder(String id) {
    return within(PARTS, id);
  }

  @Nullable Map<String, Object> fulfillment(String id) {
    return within(FULFILLMENTS, id);
  }

  private @Nullable Map<String, Object> within(String list, String id) {
    return orders.values().stream()
        .flatMap(order -> list(order, list).stream())
        .filter(each -> id.equals(each.get("id")))
        .findFirst()
        .orElse(null);
  }

  /// Takes pieces out of their fulfilment orders, or none of them.
  synchronized Map<String, Object> create(Map<String, Object> input) {
    var pieces = new ArrayList<Map<String, Object>>();
    var lines = new LinkedHashMap<Map<String, Object>, Integer>();
    var order = new TreeMap<String, Map<String, Object>>();
    var places = new TreeMap<String, Object>();
    for (var group : list(input, "lineItemsByFulfillmentOrder")) {
      var part = fulfillmentOrder(String.valueOf(group.get("fulfillmentOrderId")));
      if (part == null || !List.of("OPEN", "IN_PROGRESS").contains(part.get(STATUS))) {
        return refused("Fulfillment order has an unfulfillable status.");
      }
      orders.values().stream()
          .filter(each -> list(each, PARTS).contains(part))
          .forEach(each -> order.put(String.valueOf(each.get("id")), each));
      places.put(String.valueOf(part.get("assignedLocation")), part);
      for (var wanted : list(group, "fulfillmentOrderLineItems")) {
        int count = ((Number) Objects.requireNonNull(wanted.get("quantity"))).intValue();
        var line =
            list(part, "lineItems").stream()
                .filter(each -> Objects.equals(each.get("id"), wanted.get("id")))
                .findFirst();
        if (line.isEmpty() || count < 1 || left(line.get()) < count) {
          return refused("Invalid fulfillment order line item quantity requested.");
        }
        lines.put(line.get(), count);
        pieces.add(Map.of("quantity", count, "lineItem", line.get().get("lineItem")));
      }
    }
    if (order.size() != 1 || places.size() != 1) {
      return refused("All fulfillment orders must be of one order and one location.");
    }
    lines.forEach((line, count) -> line.put(LEFT, left(line) - count));
    var whole = order.firstEntry().getValue();
    var made = new LinkedHashMap<String, Object>();
    made.put("__typename", "Fulfillment");
    made.put("id", gid("Fulfillment", ++last));
    made.put(STATUS, "SUCCESS");
    made.put("totalQuantity", lines.values().stream().mapToInt(each -> each).sum());
    made.put("trackingInfo", List.of(Objects.requireNonNull(input.get("trackingInfo"))));
    made.put("notified", input.get("notifyCustomer"));
    made.put("fulfillmentLineItems", pieces);
    list(whole, FULFILLMENTS).add(made);
    stand(whole);
    touch(whole);
    return Map.of("fulfillment", made, "userErrors", List.of());
  }

  /// The pieces come back in fulfilment orders with other ids.
  synchronized Map<String, Object> cancel(String id) {
    var fulfillment = fulfillment(id);
    if (fulfillment == null || "CANCELLED".equals(fulfillment.get(STATUS))) {
      return refused("Fulfillment cannot be cancelled.");
    }
    fulfillment.put(STATUS, "CANCELLED");
    var order =
        orders.values().stream()
            .filter(each -> list(each, FULFILLMENTS).contains(fulfillment))
            .findFirst()
            .orElseThrow();
    for (var piece : list(fulfillment, "fulfillmentLineItems")) {
      var old =
          list(order, PARTS).stream()
              .filter(
                  part ->
                      list(part, "lineItems").stream()
                          .anyMatch(line -> inner(piece, "lineItem").equals(line.get("lineItem"))))
              .findFirst()
              .orElseThrow();
      var line = new LinkedHashMap<>(list(old, "lineItems").getFirst());
      line.put("id", gid("FulfillmentOrderLineItem", 9_000 + ++last));
      line.put("lineItem", piece.get("lineItem"));
      line.put(LEFT, piece.get("quantity"));
      line.put("totalQuantity", piece.get("quantity"));
      var fresh = new LinkedHashMap<>(old);
      fresh.put("id", gid("FulfillmentOrder", 9_000 + ++last));
      fresh.put(STATUS, "OPEN");
      fresh.put("lineItems", new ArrayList<>(List.of(line)));
      list(order, PARTS).add(fresh);
    }
    stand(order);
    touch(order);
    return Map.of("fulfillment", fulfillment, "userErrors", List.of());
  }

  /// Closes what has nothing left, and says how the order stands.
  private static void stand(Map<String, Object> order) {
    for (var part : list(order, PARTS)) {
      if (list(part, "lineItems").stream().allMatch(line -> left(line) == 0)) {
        part.put(STATUS, "CLOSED");
      }
    }
    boolean open = list(order, PARTS).stream().anyMatch(part -> !"CLOSED".equals(part.get(STATUS)));
    boolean told =
        list(order, FULFILLMENTS).stream().anyMatch(each -> !"CANCELLED".equals(each.get(STATUS)));
    order.put(
        "displayFulfillmentStatus",
        !told ? "UNFULFILLED" : open ? "PARTIALLY_FULFILLED" : "FULFILLED");
  }

  private static Map<String, Object> refused(String message) {
    return Map.of("userErrors", List.of(Map.of("message", message)));
  }
}
