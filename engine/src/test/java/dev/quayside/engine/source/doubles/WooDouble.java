package dev.quayside.engine.source.doubles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A WooCommerce shop: orders, products, refunds, the plugin Shipment Tracking. It writes times as
/// WordPress does, leaves out the very second of `modified_after`, and takes the same number twice.
public final class WooDouble extends CarrierDouble {

  public static final String KEY = "ck_0123456789";
  public static final String SECRET = "cs_hush-very-secret";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ORDER = Pattern.compile("/wp-json/wc/v3/orders/(\\d+)(/[\\w/]+)?");
  private static final Pattern TRACKING =
      Pattern.compile(
          "/wp-json/(?:wc-shipment-tracking|wc-ast)/v3/orders/(\\d+)/shipment-trackings(/\\w+)?");

  private final Map<Long, ObjectNode> orders = new ConcurrentSkipListMap<>();
  private final Map<Long, List<ObjectNode>> refunds = new HashMap<>();
  private final Map<Long, ObjectNode> products = new TreeMap<>();
  private final Map<Long, List<ObjectNode>> trackings = new ConcurrentSkipListMap<>();
  private final List<Runnable> betweenPages = new CopyOnWriteArrayList<>();
  private final Map<Long, List<ObjectNode>> parts = new ConcurrentSkipListMap<>();
  private volatile String way = "wc-shipment-tracking/v3";
  private long lastTracking = 100;
  private Instant clock;

  /// @param clock of the shop
  public WooDouble(Instant clock) {
    this.clock = clock.truncatedTo(ChronoUnit.SECONDS);
    product(1, "0.5", false);
    product(2, "", false);
    product(3, "", true);
  }

  public void product(long id, String weightKg, boolean virtual) {
    var product = JSON.createObjectNode();
    product.put("id", id).put("weight", weightKg).put("virtual", virtual);
    products.put(id, product);
  }

  /// How it keeps tracking numbers: the namespace of a plugin, `fulfillments` of its own, or
  /// `notes` where it has neither.
  public void keepsNumbersAs(String other) {
    way = other;
  }

  /// Fulfilments or notes of an order.
  public List<ObjectNode> parts(long id) {
    return parts.getOrDefault(id, List.of());
  }

  /// An order of two mugs for New York, to be shipped.
  public synchronized void order(long id) {
    order(id, _ -> {});
  }

  public synchronized void order(long id, Consumer<ObjectNode> change) {
    var order = JSON.createObjectNode();
    order.put("id", id).put("number", Long.toString(id)).put("status", "processing");
    order.put("currency", "USD").put("customer_note", "Leave it at the door");
    order.set("billing", address("9 Billing St").put("email", "ann@example.com"));
    order.set("shipping", address("350 5th Ave"));
    order.putArray("line_items").add(line(id * 10, 1, 2));
    order
        .putArray("shipping_lines")
        .add(JSON.createObjectNode().put("method_id", "flat_rate").put("method_title", "Express"));
    order.putArray("refunds");
    order.put("date_created_gmt", time(clock));
    change.accept(order);
    orders.put(id, order);
    touch(id);
  }

  public static ObjectNode line(long id, long product, int quantity) {
    var line = JSON.createObjectNode();
    line.put("id", id).put("name", "Mug " + product).put("product_id", product);
    line.put("variation_id", 0).put("quantity", quantity).put("sku", "MUG-" + product);
    line.put("total", Integer.toString(12 * quantity) + ".00");
    line.putArray("meta_data");
    return line;
  }

  private static ObjectNode address(String street) {
    return JSON.createObjectNode()
        .put("first_name", "Ann")
        .put("last_name", "Packer")
        .put("company", "")
        .put("address_1", street)
        .put("address_2", "")
        .put("city", "New York")
        .put("state", "NY")
        .put("postcode", "10118")
        .put("country", "US")
        .put("phone", "2125550100");
  }

  /// Changes an order, and with it the time of its change.
  public synchronized void change(long id, Consumer<ObjectNode> change) {
    change.accept(known(id));
    touch(id);
  }

  /// As after an import, or a change that WordPress does not date.
  public synchronized void changedAt(long id, Instant at) {
    known(id).put("date_modified_gmt", time(at.truncatedTo(ChronoUnit.SECONDS)));
  }

  /// As a person does who throws an order away.
  public synchronized void delete(long id) {
    orders.remove(id);
  }

  /// Pieces of a line go back: the order itself tells the money only.
  public synchronized void refund(long order, long line, int pieces) {
    var refund = JSON.createObjectNode().put("id", 1);
    var back = refund.putArray("line_items").addObject();
    back.put("quantity", -pieces);
    back.putArray("meta_data")
        .addObject()
        .put("key", "_refunded_item_id")
        .put("value", Long.toString(line));
    refunds.computeIfAbsent(order, _ -> new ArrayList<>()).add(refund);
    change(
        order, each -> each.withArray("refunds").addObject().put("id", 1).put("total", "-12.00"));
  }

  public String status(long id) {
    return known(id).get("status").asText();
  }

  /// Tracking numbers of an order, as often as the shop has them.
  public List<String> numbers(long id) {
    return trackings.getOrDefault(id, List.of()).stream()
        .map(each -> each.get("tracking_number").asText())
        .toList();
  }

  /// As the shop shows it.
  public synchronized JsonNode tracking(long id) {
    return trackings.getOrDefault(id, List.of()).getFirst();
  }

  /// What happens in the shop before the next page is asked for.
  public void betweenPages(Runnable happening) {
    betweenPages.add(happening);
  }

  private ObjectNode known(long id) {
    return Objects.requireNonNull(orders.get(id));
  }

  private void touch(long id) {
    clock = clock.plusSeconds(1);
    known(id).put("date_modified_gmt", time(clock));
  }

  private static String time(Instant at) {
    return LocalDateTime.ofInstant(at, ZoneOffset.UTC).toString().length() == 16
        ? LocalDateTime.ofInstant(at, ZoneOffset.UTC) + ":00"
        : LocalDateTime.ofInstant(at, ZoneOffset.UTC).toString();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    var basic =
        Base64.getEncoder().encodeToString((KEY + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
    if (!request.header("Authorization").equals("Basic " + basic)) {
      return error(401, "woocommerce_rest_cannot_view", "Sorry, you cannot list resources.");
    }
    var path = request.path().replaceAll("\\?.*", "");
    var tracking = TRACKING.matcher(path);
    if (tracking.matches() && path.startsWith("/wp-json/" + way + "/")) {
      return tracking(request, Long.parseLong(tracking.group(1)), tracking.group(2));
    }
    var order = ORDER.matcher(path);
    if (order.matches()) {
      return order(request, Long.parseLong(order.group(1)), order.group(2));
    }
    return switch (path) {
      case "/wp-json/" ->
          json(
              JSON.createObjectNode()
                  .set("namespaces", JSON.createArrayNode().add("wc/v3").add(way)));
      case "/wp-json/wc/v3/orders" -> page(query(request));
      case "/wp-json/wc/v3/products" -> products(query(request));
      case "/wp-json/wc/v3/settings/products/woocommerce_weight_unit" ->
          json(JSON.createObjectNode().put("value", "kg"));
      case "/wp-json/wc-shipment-tracking/v3/shipment-trackings/providers" ->
          json(
              JSON.createObjectNode()
                  .set(
                      "United States",
                      JSON.createObjectNode().put("UPS", "https://ups.example/%1$s")));
      default -> error(404, "rest_no_route", "No route was found");
    };
  }

  private Answer page(Map<String, String> query) {
    if (query.containsKey("modified_after")
        && !query.getOrDefault("dates_are_gmt", "").equals("true")) {
      return error(400, "rest_invalid_param", "the double wants GMT");
    }
    var after = query.getOrDefault("modified_after", "");
    int size = Integer.parseInt(query.getOrDefault("per_page", "10"));
    int page = Integer.parseInt(query.getOrDefault("page", "1"));
    if (size > 100) {
      return error(400, "rest_invalid_param", "per_page");
    }
    var answer = JSON.createArrayNode();
    orders.values().stream()
        .filter(each -> each.get("date_modified_gmt").asText().compareTo(after) > 0)
        .sorted(
            Comparator.comparing((ObjectNode each) -> each.get("date_modified_gmt").asText())
                .thenComparing(each -> each.get("id").asLong()))
        .skip((long) (page - 1) * size)
        .limit(size)
        .forEach(answer::add);
    var sent = json(answer.deepCopy());
    betweenPages.forEach(Runnable::run);
    betweenPages.clear();
    return sent;
  }

  private Answer products(Map<String, String> query) {
    var answer = JSON.createArrayNode();
    for (var id : query.getOrDefault("include", "").split(",")) {
      var product = products.get(Long.parseLong(id));
      if (product != null) {
        answer.add(product);
      }
    }
    return json(answer);
  }

  private Answer order(Asked request, long id, @Nullable String part) {
    var order = orders.get(id);
    if (order == null) {
      return error(404, "woocommerce_rest_shop_order_invalid_id", "Invalid ID.");
    }
    if ("/refunds".equals(part)) {
      return json(JSON.valueToTree(refunds.getOrDefault(id, List.of())));
    }
    if (part != null) {
      var piece = part.substring(1).split("/");
      return piece[0].equals(way) || piece[0].equals("notes")
          ? part(request, id, piece)
          : error(404, "rest_no_route", "No route was found");
    }
    if (request.method().equals("PUT")) {
      order.put("status", tree(request).get("status").asText());
      touch(id);
    }
    return json(order);
  }

  private Answer tracking(Asked request, long id, @Nullable String one) {
    var own = trackings.computeIfAbsent(id, _ -> new CopyOnWriteArrayList<>());
    switch (request.method()) {
      case "POST" -> {
        var entry = (ObjectNode) tree(request);
        if (!entry.path("date_shipped").asText().matches("\\d{4}-\\d\\d-\\d\\d")) {
          violation(request, "date_shipped");
        }
        if (entry.has("tracking_provider")
            && !entry.get("tracking_provider").asText().equals("UPS")) {
          violation(request, "unknown provider");
        }
        entry.put("tracking_id", "t" + lastTracking++);
        own.add(entry);
        touch(id);
        return json(entry);
      }
      case "DELETE" -> {
        boolean gone = own.removeIf(each -> ("/" + each.get("tracking_id").asText()).equals(one));
        return gone ? json(JSON.createObjectNode()) : error(404, "invalid_id", "Invalid ID");
      }
      default -> {
        return json(JSON.valueToTree(own));
      }
    }
  }

  private Answer part(Asked request, long id, String[] piece) {
    var own = parts.computeIfAbsent(id, _ -> new CopyOnWriteArrayList<>());
    switch (request.method()) {
      case "POST" -> {
        var entry = (ObjectNode) tree(request);
        entry.put("id", lastTracking++);
        own.add(entry);
        touch(id);
        return json(entry);
      }
      case "DELETE" -> {
        own.removeIf(each -> each.get("id").asText().equals(piece[1]));
        return json(JSON.createObjectNode());
      }
      default -> {
        return json(JSON.valueToTree(own));
      }
    }
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> query(Asked request) {
    var query = new HashMap<String, String>();
    int mark = request.path().indexOf('?');
    for (var each : request.path().substring(mark + 1).split("&")) {
      var pair = each.split("=", 2);
      query.put(pair[0], pair.length < 2 ? "" : URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    return query;
  }

  private static Answer error(int status, String code, String message) {
    return Answer.of(
        status,
        "application/json",
        "{\"code\":\"%s\",\"message\":\"%s\",\"data\":{\"status\":%d}}"
            .formatted(code, message, status));
  }

  private static Answer json(JsonNode node) {
    try {
      return Answer.of(200, "application/json", JSON.writeValueAsString(node));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
