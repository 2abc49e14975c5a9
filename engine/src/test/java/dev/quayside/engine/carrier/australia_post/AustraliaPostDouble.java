package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Shipping and Tracking API v1, as its reference tells. It cannot deliver to Nowhere.
public final class AustraliaPostDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of(
          "accountNumber", "0000123456", "apiKey", "a-key-of-post", "password", "not-to-be-told");

  private static final String BASIC =
      "Basic "
          + Base64.getEncoder()
              .encodeToString("a-key-of-post:not-to-be-told".getBytes(StandardCharsets.UTF_8));
  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema PRICES = schema("prices.json");
  private static final JsonSchema SHIPMENTS = schema("shipments.json");
  private static final JsonSchema LABELS = schema("labels.json");
  private static final JsonSchema ORDER = schema("order.json");
  private static final JsonSchema TOTALS = schema("totals.json");
  private static final String ROOT = "/shipping/v1";

  private JsonNode priced = JSON.nullNode();

  /// A shipment it took.
  record Shipment(String id, String reference, JsonNode asked) {

    String number() {
      return "7XX10006340" + id + "27";
    }

    /// The numbers of its articles.
    List<String> articles() {
      int items = asked.path("items").size();
      return IntStream.range(0, items)
          .mapToObj(each -> each == 0 ? number() : number() + "-%02d".formatted(each + 1))
          .toList();
    }

    private String items() {
      return articles().stream()
          .map(
              each ->
                  """
                  {"item_id": "i%s", "tracking_details": {"article_id": "%s",
                   "consignment_id": "7XX1000634"}, "item_summary": {"total_cost": 9.00, "status": "Created"}}\
                  """
                      .formatted(id, each))
          .collect(Collectors.joining(","));
    }

    private String json(String order) {
      return """
      {%1$s"shipment_id": "%2$s", "shipment_reference": "%3$s", "sender_references": ["%3$s"],
       "items": [%4$s],
       "shipment_summary": {"total_cost": 9.85, "fuel_surcharge": 0.77, "total_gst": 0.90,
         "status": "Created", "number_of_items": 1}}\
      """
          .formatted(
              order.isEmpty() ? "" : "\"order_id\": \"" + order + "\", ", id, reference, items());
    }
  }

  private final Map<String, Shipment> shipments = new LinkedHashMap<>();
  private int made;
  private int labelsPending;
  private final Map<String, String> orders = new LinkedHashMap<>();
  private int summariesPending;
  private boolean withoutTotals;
  private String tracked = "\"status\": \"Created\"";

  private static JsonSchema schema(String resource) {
    return new JsonSchema(AustraliaPostDouble.class, resource);
  }

  synchronized List<Shipment> shipments() {
    return new ArrayList<>(shipments.values());
  }

  /// How many more times a label is pending.
  synchronized void labelsComeLater(int times) {
    labelsPending = times;
  }

  /// Orders by shipment: what is in one is not deleted any more.
  synchronized Map<String, String> orders() {
    return Map.copyOf(orders);
  }

  /// How many more times an order has no summary yet.
  synchronized void summariesComeLater(int times) {
    summariesPending = times;
  }

  /// Prices nothing with surcharges.
  synchronized void hasNoTotals() {
    withoutTotals = true;
  }

  /// What tracking says of everything it sold.
  synchronized void tracks(String status, String events) {
    tracked =
        """
        "status": "%1$s", "trackable_items": [{"article_id": "x", "product_type": "eParcel",
          "status": "%1$s", "events": [%2$s]}]\
        """
            .formatted(status, events);
  }

  @Override
  public synchronized List<Sold> sold() {
    return shipments().stream()
        .map(each -> new Sold(each.number(), each.reference(), false))
        .toList();
  }

  @Override
  public synchronized List<String> handedOver() {
    return orders.keySet().stream()
        .flatMap(id -> Stream.ofNullable(shipments.get(id)))
        .map(Shipment::number)
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("GET", "/files/")) {
      return request.path().contains("ZPL")
          ? Answer.of(200, "application/pdf", "^XA^XZ")
          : new Answer(200, "application/pdf", PaperLabel.pdf(pages(request)), Map.of());
    }
    if (!request.header("authorization").equals(BASIC)) {
      return refusal(401, "API_001", "Unable to authenticate.");
    }
    if (!request.header("account-number").equals("0000123456")) {
      violation(request, "lacks its account");
    }
    if (request.is("GET", ROOT + "/accounts/0000123456/orders/")) {
      return summary(request);
    }
    if (request.is("GET", ROOT + "/accounts/")) {
      return json(200, "{\"account_number\": \"0000123456\"}");
    }
    if (request.is("GET", ROOT + "/address?suburb=")) {
      return suburb(request.path());
    }
    if (request.is("PUT", ROOT + "/orders")) {
      return order(request);
    }
    if (request.is("POST", ROOT + "/prices/shipments")) {
      return totals(request);
    }
    if (request.is("GET", ROOT + "/shipments?shipment_ids=")) {
      var ids = List.of(request.path().split("=", 2)[1].split(",", -1));
      return listed(shipments.values().stream().filter(each -> ids.contains(each.id())).toList());
    }
    if (request.is("POST", ROOT + "/prices/items")) {
      return prices(request);
    }
    if (request.is("POST", ROOT + "/shipments")) {
      return create(request);
    }
    if (request.is("GET", ROOT + "/shipments?offset=0&number_of_shipments=20&sender_reference=")) {
      var reference = request.path().substring(request.path().lastIndexOf('=') + 1);
      return found(reference);
    }
    if (request.is("DELETE", ROOT + "/shipments/")) {
      return delete(request.path().substring((ROOT + "/shipments/").length()));
    }
    if (request.is("POST", ROOT + "/labels")) {
      return label(request);
    }
    if (request.is("GET", ROOT + "/track?tracking_ids=")) {
      return track(request.path().substring((ROOT + "/track?tracking_ids=").length()));
    }
    violation(request, "is no path of Australia Post's");
    return refusal(404, "404", "Not found");
  }

  /// How many labels a file has, as its link says.
  private static int pages(Asked request) {
    return request.path().matches(".*pages=\\d+.*")
        ? Integer.parseInt(request.path().replaceFirst(".*pages=(\\d+).*", "$1"))
        : 1;
  }

  private Answer prices(Asked request) {
    PRICES.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    return tree(request).path("items").path(0).path("weight").decimalValue().intValue() > 22
        ? json(200, AustraliaPostAnswers.TOO_HEAVY)
        : json(200, AustraliaPostAnswers.prices(tree(request).path("items").size()));
  }

  private Answer create(Asked request) {
    SHIPMENTS.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var shipment = tree(request).path("shipments").path(0);
    if (shipment.path("to").path("suburb").asText().equals("Nowhere")) {
      return refusal(400, "42002", "Suburb and postcode do not match for not-to-be-told.");
    }
    var id = String.valueOf(100 + made++);
    shipments.put(id, new Shipment(id, shipment.path("shipment_reference").asText(), shipment));
    return json(201, "{\"shipments\": [%s]}".formatted(shipments.get(id).json("")));
  }

  private Answer found(String reference) {
    return listed(
        shipments.values().stream().filter(each -> each.reference().equals(reference)).toList());
  }

  private Answer listed(List<Shipment> found) {
    return json(
        200,
        "{\"shipments\": [%s]}"
            .formatted(
                found.stream()
                    .map(each -> each.json(orders.getOrDefault(each.id(), "")))
                    .collect(Collectors.joining(", "))));
  }

  /// All or none.
  private Answer order(Asked request) {
    ORDER.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var ids = tree(request).path("shipments").findValuesAsText("shipment_id");
    if (ids.stream().anyMatch(orders::containsKey)) {
      return refusal(400, "44016", "The shipment is in an order already.");
    }
    if (!shipments.keySet().containsAll(ids)) {
      return refusal(404, "44013", "The shipment can not be found.");
    }
    var order = "AP000000242" + orders.values().stream().distinct().count();
    ids.forEach(id -> orders.put(id, order));
    return json(201, "{\"order\": {\"order_id\": \"%s\"}}".formatted(order));
  }

  private Answer summary(Asked request) {
    var order = request.path().split("/")[6];
    if (!orders.containsValue(order) || summariesPending-- > 0) {
      return refusal(400, "44026", "An order with order id " + order + " cannot be found.");
    }
    return Answer.of(200, "application/pdf", "%PDF-1.4 summary");
  }

  private static Answer suburb(String path) {
    boolean found = path.endsWith("suburb=St%20Helena&state=VIC&postcode=3088");
    return path.contains("suburb=Nowhere")
        ? refusal(400, "400", "Unable to find a match for provided suburb: Nowhere")
        : json(
            200, "{\"found\": %s, \"results\": [\"Briar Hill\", \"St Helena\"]}".formatted(found));
  }

  /// Fuel is a tenth of the price. The first shipment of the last question for prices with
  /// surcharges.
  synchronized JsonNode priced() {
    return priced;
  }

  private Answer totals(Asked request) {
    TOTALS.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    priced = tree(request).path("shipments").path(0);
    var products = tree(request).path("shipments").findValuesAsText("product_id");
    if (withoutTotals || products.contains("OLD") || priced.path("items").size() > 1) {
      return refusal(400, "42012", "A product is not available.");
    }
    return json(
        200,
        "{\"shipments\": [%s]}"
            .formatted(
                products.stream()
                    .filter(AustraliaPostAnswers.TOTALS::containsKey)
                    .map(
                        product ->
                            """
                            {"shipment_summary": %s, "items": [{"product_id": "%s"}]}\
                            """
                                .formatted(AustraliaPostAnswers.TOTALS.get(product), product))
                    .collect(Collectors.joining(", "))));
  }

  private Answer delete(String id) {
    if (orders.containsKey(id)) {
      return refusal(400, "44016", "The shipment is in an order already.");
    }
    return shipments.remove(id) == null
        ? refusal(404, "44013", "The shipment can not be found.")
        : new Answer(200, "application/json", new byte[0], Map.of());
  }

  private Answer label(Asked request) {
    LABELS.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var asked = tree(request);
    if (!shipments.containsKey(asked.path("shipments").path(0).path("shipment_id").asText())) {
      return refusal(404, "44013", "The shipment can not be found.");
    }
    if (labelsPending > 0) {
      labelsPending--;
      return json(200, "{\"labels\": [{\"request_id\": \"r\", \"status\": \"PENDING\"}]}");
    }
    var format = asked.path("preferences").path(0).path("format").asText();
    return json(
        200,
        """
        {"labels": [{"request_id": "r", "status": "AVAILABLE", "url": "%s/files/%s?Signature=x&pages=%d"}]}\
        """
            .formatted(url(), format, labels(asked)));
  }

  private int labels(JsonNode asked) {
    var id = asked.path("shipments").path(0).path("shipment_id").asText();
    return Objects.requireNonNull(shipments.get(id)).articles().size();
  }

  private Answer track(String numbers) {
    var results = new ArrayList<String>();
    for (var number : numbers.split(",", -1)) {
      boolean known =
          shipments.values().stream().anyMatch(each -> each.articles().contains(number));
      results.add(
          "{\"tracking_id\": \"%s\", %s}"
              .formatted(
                  number,
                  known
                      ? tracked
                      : "\"errors\": [{\"code\": \"ESB-10001\", \"name\": \"Invalid tracking"
                          + " ID\"}]"));
    }
    return json(200, "{\"tracking_results\": [%s]}".formatted(String.join(", ", results)));
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer refusal(int status, String code, String message) {
    return json(
        status,
        "{\"errors\": [{\"code\": \"%s\", \"name\": \"A_NAME\", \"message\": \"%s\"}]}"
            .formatted(code, message));
  }

  private static Answer json(int status, String text) {
    return Answer.of(status, "application/json", text);
  }
}
