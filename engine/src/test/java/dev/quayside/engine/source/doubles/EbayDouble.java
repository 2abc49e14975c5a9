package dev.quayside.engine.source.doubles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// A seller at eBay: tokens by a refresh token, orders by the time of their change, fulfilments. It
/// refuses what the published description of the Fulfillment API refuses, by the same numbers.
public final class EbayDouble extends CarrierDouble {

  public static final String CLIENT = "Quayside-PRD-1";
  public static final String SECRET = "PRD-hush-very-secret";
  public static final String REFRESH = "v^1.1#hush-even-more";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ORDERS = "/sell/fulfillment/v1/order";
  private static final Pattern CHANGED =
      Pattern.compile(
          "lastmodifieddate:\\[(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)\\.\\.]");
  private static final Pattern ONE =
      Pattern.compile(Pattern.quote(ORDERS) + "/([^/]+)(/shipping_fulfillment)?");

  private final Map<String, ObjectNode> orders = new TreeMap<>();
  private final Map<String, ArrayNode> parcels = new HashMap<>();
  private final List<Runnable> betweenPages = new CopyOnWriteArrayList<>();
  private Instant clock;
  private int tokens;
  private volatile boolean consents = true;

  /// @param clock of eBay
  public EbayDouble(Instant clock) {
    this.clock = clock.truncatedTo(ChronoUnit.MILLIS);
  }

  /// A seller without orders, as on the first day.
  public synchronized void renew() {
    orders.clear();
    parcels.clear();
    betweenPages.clear();
    recovers();
    watches(_ -> {});
  }

  public static String id(long number) {
    return "12-%05d-%05d".formatted(number, number);
  }

  public void order(long number) {
    order(number, _ -> {});
  }

  /// An order of two mugs for New York, paid.
  public synchronized void order(long number, Consumer<ObjectNode> change) {
    clock = clock.plusSeconds(1);
    var order = JSON.createObjectNode();
    order.put("orderId", id(number)).put("creationDate", at(clock));
    order.put("orderFulfillmentStatus", "NOT_STARTED").put("orderPaymentStatus", "PAID");
    order.putObject("cancelStatus").put("cancelState", "NONE_REQUESTED");
    var step =
        order
            .putArray("fulfillmentStartInstructions")
            .addObject()
            .put("fulfillmentInstructionsType", "SHIP_TO")
            .putObject("shippingStep");
    step.put("shippingServiceCode", "USPSPriority");
    var to = step.putObject("shipTo");
    to.put("fullName", "Ann Packer").put("email", "relay@members.ebay.com");
    to.putObject("primaryPhone").put("phoneNumber", "2125550100");
    to.putObject("contactAddress")
        .put("addressLine1", "350 5th Ave")
        .put("city", "New York")
        .put("stateOrProvince", "NY")
        .put("postalCode", "10118")
        .put("countryCode", "US");
    order.putArray("lineItems").add(line(number * 10, 2));
    change.accept(order);
    orders.put(id(number), order);
    order.put("lastModifiedDate", at(clock));
  }

  public static ObjectNode line(long id, int quantity) {
    var line = JSON.createObjectNode();
    line.put("lineItemId", Long.toString(id)).put("title", "Mug").put("quantity", quantity);
    line.put("lineItemFulfillmentStatus", "NOT_STARTED");
    line.putObject("lineItemCost").put("value", 12 * quantity + ".00").put("currency", "USD");
    return line;
  }

  public synchronized void change(long number, Consumer<ObjectNode> change) {
    clock = clock.plusSeconds(1);
    var order = Objects.requireNonNull(orders.get(id(number)));
    change.accept(order);
    order.put("lastModifiedDate", at(clock));
  }

  /// Tracking numbers of an order, as often as eBay has them.
  public synchronized List<String> numbers(long number) {
    return parcels
        .getOrDefault(id(number), JSON.createArrayNode())
        .findValuesAsText("shipmentTrackingNumber");
  }

  public synchronized JsonNode parcel(long number) {
    return Objects.requireNonNull(parcels.get(id(number))).get(0);
  }

  /// The tokens it gave are good no more.
  public synchronized void forgetsTokens() {
    tokens++;
  }

  /// The seller's consent has run out.
  public void consents(boolean now) {
    consents = now;
    forgetsTokens();
  }

  /// What happens before the next page is asked for.
  public void betweenPages(Runnable happening) {
    betweenPages.add(happening);
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    var path = request.path().replaceAll("\\?.*", "");
    if (path.equals("/identity/v1/oauth2/token")) {
      return token(request);
    }
    if (!request.header("Authorization").equals("Bearer access-" + tokens)) {
      return error(401, 1001, "Invalid access token");
    }
    var one = ONE.matcher(path);
    if (one.matches()) {
      var id = URLDecoder.decode(one.group(1), StandardCharsets.UTF_8);
      var order = orders.get(id);
      if (order == null) {
        return error(404, 32100, "Invalid order ID: " + id);
      }
      return one.group(2) == null ? json(200, order) : fulfilments(request, id, order);
    }
    return path.equals(ORDERS) ? page(request) : error(404, 2002, "Resource not found");
  }

  private Answer token(Asked request) {
    var basic =
        Base64.getEncoder()
            .encodeToString((CLIENT + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
    if (!request.header("Authorization").equals("Basic " + basic)) {
      return json(401, JSON.createObjectNode().put("error", "invalid_client"));
    }
    var form = query("?" + request.text());
    boolean good =
        consents
            && "refresh_token".equals(form.get("grant_type"))
            && REFRESH.equals(form.get("refresh_token"))
            && "https://api.ebay.com/oauth/api_scope/sell.fulfillment".equals(form.get("scope"));
    return good
        ? json(
            200,
            JSON.createObjectNode()
                .put("access_token", "access-" + tokens)
                .put("expires_in", 7200)
                .put("token_type", "User Access Token"))
        : json(400, JSON.createObjectNode().put("error", "invalid_grant"));
  }

  private Answer page(Asked request) {
    var query = query(request.path());
    int limit = Integer.parseInt(query.getOrDefault("limit", "50"));
    int offset = Integer.parseInt(query.getOrDefault("offset", "0"));
    if (limit < 1 || limit > 200) {
      return refuse(request, 31100, "limit");
    }
    var since = Instant.EPOCH;
    if (query.containsKey("filter")) {
      var filter = CHANGED.matcher(query.get("filter"));
      if (!filter.matches()) {
        return refuse(request, 30810, "date format: " + query.get("filter"));
      }
      since = Instant.parse(filter.group(1));
      var now = Instant.now();
      if (since.isAfter(now)) {
        return refuse(request, 30850, "in the future");
      }
      if (since.isBefore(now.minus(Duration.ofDays(730)))) {
        return refuse(request, 30830, "too long ago");
      }
    }
    var from = since;
    var all =
        orders.values().stream()
            .filter(each -> !changed(each).isBefore(from))
            .sorted(Comparator.comparing(EbayDouble::changed).reversed())
            .toList();
    var answer = JSON.createObjectNode();
    answer.put("total", all.size()).put("limit", limit).put("offset", offset);
    var page = answer.putArray("orders");
    all.stream().skip(offset).limit(limit).forEach(each -> page.add(each.deepCopy()));
    if (offset + limit < all.size()) {
      answer.put(
          "next",
          "https://api.ebay.com"
              + request.path().replaceAll("offset=\\d+", "offset=" + (offset + limit)));
    }
    betweenPages.forEach(Runnable::run);
    betweenPages.clear();
    return json(200, answer);
  }

  private static Instant changed(ObjectNode order) {
    return Instant.parse(order.get("lastModifiedDate").asText());
  }

  private Answer fulfilments(Asked request, String id, ObjectNode order) {
    var own = parcels.computeIfAbsent(id, _ -> JSON.createArrayNode());
    if (!request.method().equals("POST")) {
      var answer = JSON.createObjectNode();
      answer.set("fulfillments", own);
      return json(200, answer);
    }
    var body = tree(request);
    var number = body.path("trackingNumber").asText();
    if (number.isEmpty() != body.path("shippingCarrierCode").asText().isEmpty()) {
      return refuse(request, 32300, "number and carrier: both or neither");
    }
    if (!number.matches("[A-Za-z0-9]*")) {
      return refuse(request, 32600, "letters and digits only");
    }
    if (Instant.parse(body.path("shippedDate").asText()).isAfter(Instant.now())) {
      return refuse(request, 32500, "shippedDate");
    }
    var seen = new HashSet<String>();
    for (var line : body.path("lineItems")) {
      var lineId = line.path("lineItemId").asText();
      int left = left(order, own, lineId);
      if (left < 0) {
        return refuse(request, 32200, "line id");
      }
      if (!seen.add(lineId)) {
        return refuse(request, 32210, "line twice");
      }
      if (line.path("quantity").asInt() > left) {
        return error(400, 34500, "Quantity exceeds what is left. Use PUT to update.");
      }
    }
    var parcel = own.addObject();
    parcel.put("fulfillmentId", number).put("shipmentTrackingNumber", number);
    parcel.put("shippingCarrierCode", body.path("shippingCarrierCode").asText());
    parcel.set("lineItems", body.has("lineItems") ? body.get("lineItems") : order.get("lineItems"));
    boolean all = true;
    for (var line : order.withArray("lineItems")) {
      boolean whole = left(order, own, line.path("lineItemId").asText()) == 0;
      ((ObjectNode) line).put("lineItemFulfillmentStatus", whole ? "FULFILLED" : "IN_PROGRESS");
      all &= whole;
    }
    order.put("orderFulfillmentStatus", all ? "FULFILLED" : "IN_PROGRESS");
    clock = clock.plusSeconds(1);
    order.put("lastModifiedDate", at(clock));
    return Answer.of(201, "application/json", "")
        .with("Location", "https://api.ebay.com" + request.path() + "/" + number);
  }

  /// @return below 0 for a line it does not have
  private static int left(ObjectNode order, ArrayNode parcels, String lineId) {
    int left = -1;
    for (var line : order.withArray("lineItems")) {
      if (line.path("lineItemId").asText().equals(lineId)) {
        left = line.path("quantity").asInt();
      }
    }
    for (var parcel : parcels) {
      for (var line : parcel.path("lineItems")) {
        if (line.path("lineItemId").asText().equals(lineId)) {
          left -= line.path("quantity").asInt();
        }
      }
    }
    return left;
  }

  private Answer refuse(Asked request, int number, String what) {
    violation(request, number + " " + what);
    return error(400, number, what);
  }

  private static Answer error(int status, int number, String message) {
    var answer = JSON.createObjectNode();
    answer
        .putArray("errors")
        .addObject()
        .put("errorId", number)
        .put("domain", "API_FULFILLMENT")
        .put("category", "REQUEST")
        .put("message", message);
    return json(status, answer);
  }

  private static String at(Instant time) {
    return time.toString().replaceFirst("(:\\d\\d)Z$", "$1.000Z");
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> query(String path) {
    var query = new HashMap<String, String>();
    for (var each : path.substring(path.indexOf('?') + 1).split("&")) {
      var pair = each.split("=", 2);
      query.put(pair[0], pair.length < 2 ? "" : URLDecoder.decode(pair[1], StandardCharsets.UTF_8));
    }
    return query;
  }

  private static Answer json(int status, JsonNode node) {
    return Answer.of(status, "application/json", node.toString());
  }
}
