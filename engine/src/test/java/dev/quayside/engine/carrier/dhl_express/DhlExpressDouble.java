package dev.quayside.engine.carrier.dhl_express;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// MyDHL API 3.1.1, as its description tells. It does not serve Nowhere, and has no price for
/// accounts without an agreement.
public final class DhlExpressDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "123456789", "apiKey", "a-key-of-dhl", "apiSecret", "not-to-be-told");

  /// Where production answers.
  static final String API = "/mydhlapi";

  private static final String BASIC =
      "Basic "
          + Base64.getEncoder()
              .encodeToString("a-key-of-dhl:not-to-be-told".getBytes(StandardCharsets.UTF_8));
  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema RATES = new JsonSchema(DhlExpressDouble.class, "rates.json");
  private static final JsonSchema SHIPMENT =
      new JsonSchema(DhlExpressDouble.class, "shipment.json");

  private static final JsonSchema PICKUP = new JsonSchema(DhlExpressDouble.class, "pickup.json");

  /// A shipment it made.
  record Made(String waybill, String reference, JsonNode asked) {}

  private final List<Made> shipments = new ArrayList<>();
  private final List<String> pickups = new ArrayList<>();
  private int booked;
  private boolean findable = true;
  private boolean withoutLabel;
  private String events = "[]";

  synchronized List<Made> shipments() {
    return List.copyOf(shipments);
  }

  /// Those it comes for.
  @Override
  public synchronized List<String> collections() {
    return List.copyOf(pickups);
  }

  synchronized List<String> pickups() {
    return List.copyOf(pickups);
  }

  /// Before the first scan a reference finds nothing.
  synchronized void knowsReferences(boolean does) {
    findable = does;
  }

  synchronized void forgetsLabels() {
    withoutLabel = true;
  }

  synchronized void scan(String checkpoints) {
    events = checkpoints;
  }

  @Override
  public synchronized List<Sold> sold() {
    return shipments().stream()
        .map(each -> new Sold(each.waybill(), each.reference(), false))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (!request.header("Authorization").equals(BASIC)) {
      return json(401, "{\"title\": \"Unauthorized\", \"detail\": \"no not-to-be-told\"}");
    }
    if (!request.header("x-version").equals("3.1.1")) {
      violation(request, "has no x-version");
    }
    if (request.is("GET", API + "/address-validate?")) {
      return serves(request);
    }
    if (!request.header("Message-Reference").matches("[0-9a-f-]{36}")) {
      violation(request, "has no Message-Reference");
    }
    if (request.is("POST", API + "/rates")) {
      return rates(request);
    }
    if (request.is("POST", API + "/shipments")) {
      return create(request);
    }
    if (request.is("GET", API + "/shipments/") && request.path().contains("/tracking?")) {
      return tracked(
          found(request.path().replaceFirst(".*/shipments/(\\d+)/.*", "$1")), events, "[]");
    }
    if (request.is("GET", API + "/tracking?pieceTrackingNumber=")) {
      return tracked(
          Optional.of("1234567890"),
          "[]",
          "[{\"trackingNumber\": \"JD014600001234567890\", \"events\": " + events + "}]");
    }
    if (request.is("GET", API + "/tracking?shipmentReference=")) {
      return byReference(request);
    }
    if (request.is("POST", API + "/pickups")) {
      return pickup(request);
    }
    if (request.is("DELETE", API + "/pickups/")) {
      return cancelPickup(request);
    }
    violation(request, "is no path of DHL's");
    return json(404, "{\"title\": \"Not found\"}");
  }

  private Answer serves(Asked request) {
    if (!request
        .path()
        .matches(".*\\?type=delivery&countryCode=[A-Z]{2}&postalCode=.*&cityName=.+")) {
      violation(request, "lacks a parameter");
    }
    return request.path().endsWith("=Nowhere")
        ? nowhere()
        : json(
            200,
            """
            {"warnings": ["The postal code was completed"], "address": [{"countryCode": "DE",
              "postalCode": "53113", "cityName": "BONN", "serviceArea": {"code": "CGN"}}]}\
            """);
  }

  private Answer pickup(Asked request) {
    PICKUP.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    if (isNowhere(tree(request).at("/customerDetails/shipperDetails/postalAddress"))) {
      return nowhere();
    }
    pickups.add("PRG26112400%04d".formatted(booked++));
    return json(
        201,
        """
        {"dispatchConfirmationNumbers": ["%s"], "readyByTime": "09:00", "nextPickupDate": "2026-11-26"}\
        """
            .formatted(pickups.getLast()));
  }

  private Answer cancelPickup(Asked request) {
    if (!request.path().contains("?requestorName=Ann%20") || !request.path().contains("&reason=")) {
      violation(request, "does not say who and why");
    }
    return pickups.remove(request.path().replaceFirst(".*/pickups/(\\w+)\\?.*", "$1"))
        ? json(200, "")
        : json(404, "{\"title\": \"Pickup not found\"}");
  }

  private Answer rates(Asked request) {
    RATES.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var asked = tree(request);
    if (isNowhere(asked.path("customerDetails").path("receiverDetails"))) {
      return nowhere();
    }
    return json(
        200,
        asked.path("isCustomsDeclarable").asBoolean()
            ? DhlExpressAnswers.GOODS
            : DhlExpressAnswers.DOCUMENTS);
  }

  private Answer create(Asked request) {
    SHIPMENT.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var asked = tree(request);
    var content = asked.path("content");
    if (content.path("isCustomsDeclarable").asBoolean() != content.has("exportDeclaration")) {
      violation(request, "declares goods exactly when they are dutiable");
    }
    if (isNowhere(asked.path("customerDetails").path("receiverDetails").path("postalAddress"))) {
      return nowhere();
    }
    var waybill = String.valueOf(1_234_567_810L + shipments.size());
    shipments.add(
        new Made(waybill, asked.path("customerReferences").get(0).path("value").asText(), asked));
    return json(
        201,
        withoutLabel ? DhlExpressAnswers.bare(waybill) : DhlExpressAnswers.made(waybill, asked));
  }

  private Optional<String> found(String waybill) {
    return shipments.stream().map(Made::waybill).filter(waybill::equals).findFirst();
  }

  private Answer byReference(Asked request) {
    if (!request.path().contains("&shipperAccountNumber=123456789")) {
      return json(400, "{\"detail\": \"Missing mandatory parameters: shipperAccountNumber\"}");
    }
    if (!request.path().matches(".*&dateRangeFrom=[-0-9]{10}&dateRangeTo=[-0-9]{10}&.*")) {
      return json(400, "{\"detail\": \"Missing mandatory parameters: dateRangeFrom\"}");
    }
    return tracked(
        shipments.stream()
            .filter(_ -> findable)
            .filter(each -> request.path().contains("=" + each.reference() + "&"))
            .map(Made::waybill)
            .findFirst(),
        "[]",
        "[]");
  }

  private static Answer tracked(Optional<String> waybill, String events, String pieces) {
    return waybill
        .map(
            each ->
                json(
                    200,
                    """
                    {"shipments": [{"shipmentTrackingNumber": "%s", "status": "Success",
                      "events": %s, "pieces": %s}]}\
                    """
                        .formatted(each, events, pieces)))
        .orElseGet(
            () -> json(404, "{\"title\": \"Not data found\", \"detail\": \"No data found\"}"));
  }

  private static boolean isNowhere(JsonNode place) {
    return place.path("cityName").asText().equals("Nowhere");
  }

  private static Answer nowhere() {
    return json(
        400,
        """
        {"instance": "/expressapi", "title": "Bad request", "message": "Bad request",
         "detail": "Multiple problems found, see Additional Details", "status": "400",
         "additionalDetails": ["420504: The destination location is invalid not-to-be-told",
           "Please check the message"]}\
        """);
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer json(int status, String text) {
    return Answer.of(status, "application/json", text);
  }
}
