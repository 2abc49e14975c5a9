package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Shipping and Tracking API v1, as its reference tells. It cannot deliver to Nowhere.
final class AustraliaPostDouble extends CarrierDouble {

  static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "0000123456", "apiKey", "key", "password", "not-to-be-told");

  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema PRICES = schema("prices.json");
  private static final JsonSchema SHIPMENTS = schema("shipments.json");
  private static final JsonSchema LABELS = schema("labels.json");
  private static final String ROOT = "/shipping/v1";

  /// A shipment it took.
  record Shipment(String id, String reference, JsonNode asked) {

    String number() {
      return "7XX10006340" + id + "27";
    }

    private String json() {
      return """
      {"shipment_id": "%s", "shipment_reference": "%s", "sender_references": ["%2$s"],
       "items": [{"item_id": "i%1$s", "tracking_details": {"article_id": "%3$s",
         "consignment_id": "7XX1000634"}, "item_summary": {"total_cost": 9.00, "status": "Created"}}],
       "shipment_summary": {"total_cost": 9.85, "fuel_surcharge": 0.77, "total_gst": 0.90,
         "status": "Created", "number_of_items": 1}}"""
          .formatted(id, reference, number());
    }
  }

  private final Map<String, Shipment> shipments = new LinkedHashMap<>();
  private int made;
  private int labelsPending;
  private boolean ordered;
  private String tracked = "";

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

  /// The shipments are in an order: none is deleted any more.
  synchronized void order() {
    ordered = true;
  }

  /// What tracking says of everything it sold.
  synchronized void tracks(String status, String events) {
    tracked =
        """
        "status": "%1$s", "trackable_items": [{"article_id": "x", "product_type": "eParcel",
          "status": "%1$s", "events": [%2$s]}]"""
            .formatted(status, events);
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("GET", "/files/")) {
      return Answer.of(
          200, "application/pdf", request.path().contains("ZPL") ? "^XA^XZ" : "%PDF-1.4");
    }
    if (!request.header("authorization").equals("Basic a2V5Om5vdC10by1iZS10b2xk")) {
      return refusal(401, "API_001", "Unable to authenticate.");
    }
    if (!request.header("account-number").equals("0000123456")) {
      violation(request, "lacks its account");
    }
    if (request.is("GET", ROOT + "/accounts/")) {
      return json(200, "{\"account_number\": \"0000123456\"}");
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

  private Answer prices(Asked request) {
    PRICES.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    return tree(request).path("items").path(0).path("weight").decimalValue().intValue() > 22
        ? json(200, AustraliaPostAnswers.TOO_HEAVY)
        : json(200, AustraliaPostAnswers.PRICES);
  }

  private Answer create(Asked request) {
    SHIPMENTS.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var shipment = tree(request).path("shipments").path(0);
    if (shipment.path("to").path("suburb").asText().equals("Nowhere")) {
      return refusal(400, "42002", "Suburb and postcode do not match for not-to-be-told.");
    }
    var id = String.valueOf(100 + made++);
    shipments.put(id, new Shipment(id, shipment.path("shipment_reference").asText(), shipment));
    return json(201, "{\"shipments\": [%s]}".formatted(shipments.get(id).json()));
  }

  private Answer found(String reference) {
    return json(
        200,
        "{\"shipments\": [%s]}"
            .formatted(
                String.join(
                    ", ",
                    shipments.values().stream()
                        .filter(each -> each.reference().equals(reference))
                        .map(Shipment::json)
                        .toList())));
  }

  private Answer delete(String id) {
    if (ordered) {
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
        {"labels": [{"request_id": "r", "status": "AVAILABLE", "url": "%s/files/%s?Signature=x"}]}"""
            .formatted(url(), format));
  }

  private Answer track(String numbers) {
    var results = new ArrayList<String>();
    for (var number : numbers.split(",", -1)) {
      boolean known = shipments.values().stream().anyMatch(each -> each.number().equals(number));
      results.add(
          "{\"tracking_id\": \"%s\", %s}"
              .formatted(
                  number,
                  known
                      ? tracked
                      : "\"errors\": [{\"code\": \"ESB-10001\", \"name\": \"Invalid tracking ID\"}]"));
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
