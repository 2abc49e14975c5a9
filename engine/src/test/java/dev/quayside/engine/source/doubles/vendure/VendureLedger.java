package dev.quayside.engine.source.doubles.vendure;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What a Vendure server has of orders, and what it makes of a parcel.
public final class VendureLedger {

  private static final List<String> FROM_PENDING = List.of("Shipped", "Delivered", "Cancelled");

  private final Map<String, Map<String, Object>> orders = new TreeMap<>();
  private Instant clock;
  private int fulfillments;

  VendureLedger(Instant clock) {
    this.clock = clock.truncatedTo(ChronoUnit.SECONDS);
  }

  /// An order of two mugs for New York, paid.
  public void order(long id) {
    order(id, _ -> {});
  }

  public synchronized void order(long id, Consumer<Map<String, Object>> change) {
    clock = clock.plusSeconds(1);
    var order = new HashMap<String, Object>();
    order.put("id", Long.toString(id));
    order.put("code", "V" + id);
    order.put("state", "PaymentSettled");
    order.put("active", false);
    order.put("updatedAt", at(clock));
    order.put("orderPlacedAt", at(clock));
    order.put("currencyCode", "USD");
    order.put("shippingAddress", address());
    order.put("customer", customer());
    order.put("shippingLines", List.of(Map.of("shippingMethod", Map.of("name", "Express"))));
    order.put("payments", new ArrayList<>(List.of(payment(2400, "Settled"))));
    order.put("lines", new ArrayList<>(List.of(line(id * 10, 2))));
    order.put("fulfillments", new ArrayList<Map<String, Object>>());
    order.put("history", Map.of("items", List.of()));
    change.accept(order);
    orders.put(Long.toString(id), order);
  }

  public static Map<String, Object> line(long id, int quantity) {
    var line = new HashMap<String, Object>();
    line.put("id", Long.toString(id));
    line.put("quantity", quantity);
    line.put("orderPlacedQuantity", quantity);
    line.put("proratedUnitPrice", 1200);
    var fields = new HashMap<String, Object>();
    fields.put("weightGrams", 340);
    line.put("productVariant", Map.of("sku", "MUG-1", "name", "Mug", "customFields", fields));
    return line;
  }

  public static Map<String, Object> payment(int amount, String state) {
    var payment = new HashMap<String, Object>();
    payment.put("amount", amount);
    payment.put("state", state);
    payment.put("refunds", new ArrayList<Map<String, Object>>());
    return payment;
  }

  private static Map<String, Object> address() {
    var address = new HashMap<String, Object>();
    address.put("fullName", "Ann Packer");
    address.put("company", "");
    address.put("streetLine1", "350 5th Ave");
    address.put("streetLine2", "");
    address.put("city", "New York");
    address.put("province", "NY");
    address.put("postalCode", "10118");
    address.put("countryCode", "US");
    address.put("phoneNumber", "2125550100");
    return address;
  }

  private static Map<String, Object> customer() {
    var customer = new HashMap<String, Object>();
    customer.put("firstName", "Ann");
    customer.put("lastName", "Packer");
    customer.put("emailAddress", "ann@example.com");
    return customer;
  }

  /// As a cancel is: it moves the time of change.
  public synchronized void change(long id, Consumer<Map<String, Object>> change) {
    clock = clock.plusSeconds(1);
    quietly(id, change);
    known(id).put("updatedAt", at(clock));
  }

  /// As shipping, a new address and a state of its own are: the time of change stays.
  public synchronized void quietly(long id, Consumer<Map<String, Object>> change) {
    change.accept(known(id));
  }

  public synchronized void changedAt(long id, Instant at) {
    known(id).put("updatedAt", at(at.truncatedTo(ChronoUnit.SECONDS)));
  }

  public synchronized String state(long id) {
    return (String) Objects.requireNonNull(known(id).get("state"));
  }

  /// Tracking codes of the fulfilments that stand, each with its state: `1Z... Shipped`.
  public synchronized List<String> parcels(long id) {
    return fulfillments(known(id)).stream()
        .filter(each -> !"Cancelled".equals(each.get("state")))
        .map(each -> each.get("trackingCode") + " " + each.get("state"))
        .toList();
  }

  private Map<String, Object> known(long id) {
    return Objects.requireNonNull(orders.get(Long.toString(id)));
  }

  synchronized List<Map<String, Object>> sorted() {
    return orders.values().stream()
        .map(this::shown)
        .sorted(
            Comparator.comparing((Map<String, Object> each) -> text(each, "updatedAt"))
                .thenComparing(each -> Long.parseLong(text(each, "id"))))
        .toList();
  }

  synchronized @Nullable Map<String, Object> order(String id) {
    var order = orders.get(id);
    return order == null ? null : shown(order);
  }

  /// Lines show the fulfilments that stand only.
  private Map<String, Object> shown(Map<String, Object> order) {
    var shown = new HashMap<>(order);
    shown.put(
        "lines",
        list(order, "lines").stream()
            .map(
                line -> {
                  var whole = new HashMap<>(line);
                  whole.put("fulfillmentLines", standing(order, line));
                  return whole;
                })
            .toList());
    return shown;
  }

  private static List<Map<String, Object>> standing(
      Map<String, Object> order, Map<String, Object> line) {
    return fulfillments(order).stream()
        .filter(each -> !"Cancelled".equals(each.get("state")))
        .flatMap(
            each ->
                list(each, "pieces").stream()
                    .filter(piece -> text(line, "id").equals(piece.get("orderLineId")))
                    .map(
                        piece ->
                            Map.of(
                                "quantity",
                                Objects.requireNonNull(piece.get("quantity")),
                                "fulfillment",
                                each)))
        .toList();
  }

  /// A real one does it for an order in any state.
  synchronized Map<String, Object> add(Map<String, Object> input) {
    var pieces = list(input, "lines");
    if (pieces.stream().allMatch(each -> number(each, "quantity") == 0)) {
      return error("EmptyOrderLineSelectionError", "At least one OrderLine must be specified");
    }
    var order = orderOf(text(pieces.getFirst(), "orderLineId"));
    for (var piece : pieces) {
      var line =
          list(order, "lines").stream()
              .filter(each -> text(each, "id").equals(piece.get("orderLineId")))
              .findFirst()
              .orElseThrow(() -> new NotThere("No OrderLine could be found"));
      int taken = standing(order, line).stream().mapToInt(each -> number(each, "quantity")).sum();
      if (number(piece, "quantity") > number(line, "quantity") - taken) {
        return error(
            "ItemsAlreadyFulfilledError",
            "One or more OrderItems are already part of a Fulfillment");
      }
    }
    var fulfillment = new HashMap<String, Object>();
    fulfillment.put("__typename", "Fulfillment");
    fulfillment.put("id", Integer.toString(++fulfillments));
    fulfillment.put("state", "Pending");
    fulfillment.put("pieces", pieces);
    list(map(input, "handler"), "arguments")
        .forEach(each -> fulfillment.put(text(each, "name"), each.get("value")));
    fulfillments(order).add(fulfillment);
    return fulfillment;
  }

  synchronized Map<String, Object> move(String id, String state) {
    var order =
        orders.values().stream()
            .filter(each -> fulfillments(each).stream().anyMatch(one -> text(one, "id").equals(id)))
            .findFirst()
            .orElseThrow(() -> new NotThere("No Fulfillment with the id \"" + id + "\""));
    var fulfillment =
        fulfillments(order).stream().filter(one -> text(one, "id").equals(id)).findFirst().get();
    var before = text(fulfillment, "state");
    boolean may =
        before.equals("Pending")
            ? FROM_PENDING.contains(state)
            : before.equals("Shipped") && List.of("Delivered", "Cancelled").contains(state);
    if (!may) {
      var error =
          error(
              "FulfillmentStateTransitionError", "errorResult.FULFILLMENT_STATE_TRANSITION_ERROR");
      error.put(
          "transitionError",
          "Cannot transition Fulfillment from \"" + before + "\" to \"" + state + "\"");
      return error;
    }
    fulfillment.put("state", state);
    if (state.equals("Shipped")) {
      boolean all =
          list(order, "lines").stream()
              .allMatch(
                  line ->
                      standing(order, line).stream()
                              .filter(each -> !isPending(each))
                              .mapToInt(each -> number(each, "quantity"))
                              .sum()
                          == number(line, "quantity"));
      // a cancelled fulfilment never moves it back
      order.put("state", all ? "Shipped" : "PartiallyShipped");
    }
    return fulfillment;
  }

  private static boolean isPending(Map<String, Object> piece) {
    return text(map(piece, "fulfillment"), "state").equals("Pending");
  }

  private Map<String, Object> orderOf(String line) {
    return orders.values().stream()
        .filter(
            order -> list(order, "lines").stream().anyMatch(each -> text(each, "id").equals(line)))
        .findFirst()
        .orElseThrow(() -> new NotThere("No OrderLine with the id \"" + line + "\""));
  }

  static Map<String, Object> error(String type, String message) {
    var error = new HashMap<String, Object>();
    error.put("__typename", type);
    error.put("errorCode", type);
    error.put("message", message);
    return error;
  }

  /// ENTITY_NOT_FOUND.
  static final class NotThere extends RuntimeException {
    NotThere(String message) {
      super(message);
    }
  }

  static List<Map<String, Object>> fulfillments(Map<String, Object> order) {
    return list(order, "fulfillments");
  }

  @SuppressWarnings("unchecked") // made here, or by the schema
  public static List<Map<String, Object>> list(Map<String, Object> of, String name) {
    return (List<Map<String, Object>>) Objects.requireNonNull(of.get(name));
  }

  @SuppressWarnings("unchecked") // made here, or by the schema
  public static Map<String, Object> map(Map<String, Object> of, String name) {
    return (Map<String, Object>) Objects.requireNonNull(of.get(name));
  }

  static String text(Map<String, Object> of, String name) {
    return Objects.requireNonNull(of.get(name)).toString();
  }

  static int number(Map<String, Object> of, String name) {
    return (int) Objects.requireNonNull(of.get(name));
  }

  private static String at(Instant time) {
    return time.toString().replaceFirst("Z$", ".000Z");
  }
}
