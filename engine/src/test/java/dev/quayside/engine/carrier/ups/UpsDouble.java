package dev.quayside.engine.carrier.ups;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// UPS's REST APIs, each request held to UPS's own descriptions. It knows no city called Nowhere.
public final class UpsDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "A1B2C3", "clientId", "quay", "clientSecret", "not-to-be-told");

  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema RATE = new JsonSchema(UpsDouble.class, "rate.json");
  private static final JsonSchema SHIP = new JsonSchema(UpsDouble.class, "ship.json");
  private static final JsonSchema RECOVERY = new JsonSchema(UpsDouble.class, "recovery.json");
  private static final JsonSchema PICKUP = new JsonSchema(UpsDouble.class, "pickup.json");
  private static final JsonSchema ADDRESS = new JsonSchema(UpsDouble.class, "address.json");
  private static final String BASIC =
      "Basic "
          + Base64.getEncoder()
              .encodeToString("quay:not-to-be-told".getBytes(StandardCharsets.UTF_8));

  /// A shipment it took.
  record Shipped(String number, String reference, JsonNode asked, boolean voided) {

    /// The numbers of its packages, the first being that of the shipment.
    List<String> numbers() {
      int packages = asked.at("/Shipment/Package").size();
      return IntStream.range(0, packages)
          .mapToObj(each -> each == 0 ? number : number.substring(0, 10) + (90_000_000 + each))
          .toList();
    }
  }

  private final Map<String, Shipped> shipments = new LinkedHashMap<>();
  private final Map<String, String> pickups = new LinkedHashMap<>();
  private int booked;
  private final Set<String> transactions = new HashSet<>();
  private List<String> activities = List.of();
  private int tokens;
  private boolean labelsLost;
  private int labelsLeftOut;

  synchronized List<Shipped> shipments() {
    return new ArrayList<>(shipments.values());
  }

  /// Numbers of the pick-ups it comes for, by their references.
  synchronized Map<String, String> pickups() {
    return Map.copyOf(pickups);
  }

  @Override
  public synchronized List<String> collections() {
    return List.copyOf(pickups.values());
  }

  /// @param newestFirst what tracking tells of every parcel
  synchronized void scan(String... newestFirst) {
    activities = List.of(newestFirst);
  }

  /// The token that was given is no good any more.
  synchronized void forgetsItsToken() {
    tokens++;
  }

  /// Answers to purchases lack the labels of that many packages; recovery has them all.
  public synchronized void leavesOut(int labels) {
    labelsLeftOut = labels;
  }

  /// Label recovery answers 404, tracking by reference still knows.
  synchronized void losesItsLabels(boolean lost) {
    labelsLost = lost;
  }

  @Override
  public synchronized List<Sold> sold() {
    return shipments().stream()
        .map(each -> new Sold(each.number(), each.reference(), each.voided()))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("POST", "/security/v1/oauth/token")) {
      return token(request);
    }
    if (!request.header("authorization").equals("Bearer token-" + tokens)) {
      return json(401, UpsAnswers.error("250002", "Invalid Authentication Information."));
    }
    checkHeaders(request);
    if (request.is("POST", "/api/rating/v2409/Shop?additionalinfo=timeintransit")) {
      check(request, RATE);
      return rate(request);
    }
    if (request.method().equals("POST") && request.path().equals("/api/shipments/v2409/ship")) {
      check(request, SHIP);
      return ship(request);
    }
    if (request.method().equals("POST") && request.path().equals("/api/labels/v1/recovery")) {
      check(request, RECOVERY);
      return recover(request);
    }
    if (request.is("DELETE", "/api/shipments/v2409/void/cancel/")) {
      return cancel(request.path().substring(request.path().lastIndexOf('/') + 1));
    }
    if (request.is("GET", "/api/track/v1/details/")) {
      return track(request.path().replaceFirst(".*/details/", "").replaceFirst("\\?.*", ""));
    }
    if (request.is("GET", "/api/track/v1/reference/details/")) {
      return trackReference(request);
    }
    if (request.method().equals("POST")
        && request.path().equals("/api/pickupcreation/v2409/pickup")) {
      check(request, PICKUP);
      return pickup(tree(request).path("PickupCreationRequest"));
    }
    if (request.method().equals("GET")
        && request.path().equals("/api/shipments/v2409/pickup/oncall")
        && request.header("AccountNumber").equals("A1B2C3")) {
      return json(200, UpsAnswers.pending(pickups));
    }
    if (request.method().equals("DELETE")
        && request.path().equals("/api/shipments/v2409/pickup/02")) {
      return cancelPickup(request.header("Prn"));
    }
    if (request.method().equals("POST") && request.path().equals("/api/addressvalidation/v2/1")) {
      check(request, ADDRESS);
      return json(
          200,
          UpsAnswers.validated(
              tree(request).at("/XAVRequest/AddressKeyFormat/PoliticalDivision2").asText()));
    }
    violation(request, "no such call");
    return json(404, UpsAnswers.error("404", "Resource is not available"));
  }

  private Answer token(Asked request) {
    if (!request.text().equals("grant_type=client_credentials")
        || !request.header("content-type").startsWith("application/x-www-form-urlencoded")
        || !request.header("x-merchant-id").equals("A1B2C3")) {
      violation(request, request.text());
    }
    if (!request.header("authorization").equals(BASIC)) {
      return json(401, UpsAnswers.error("10401", "ClientId is Invalid"));
    }
    return json(200, UpsAnswers.token("token-" + ++tokens));
  }

  private void checkHeaders(Asked request) {
    var transaction = request.header("transId");
    if (transaction.isEmpty() || transaction.length() > 32 || !transactions.add(transaction)) {
      violation(request, "transId " + transaction);
    }
    if (request.header("transactionSrc").isEmpty()
        || request.header("transactionSrc").length() > 512) {
      violation(request, "transactionSrc");
    }
  }

  private void check(Asked request, JsonSchema schema) {
    schema.wrong(request.text()).ifPresent(what -> violation(request, what));
    if (!request.header("content-type").startsWith("application/json")) {
      violation(request, request.header("content-type"));
    }
  }

  private static Answer rate(Asked request) {
    var shipment = tree(request).at("/RateRequest/Shipment");
    return shipment.at("/ShipTo/Address/PostalCode").asText().startsWith("0000")
        ? json(
            400,
            UpsAnswers.error(
                "111210", "The requested service is unavailable between the selected locations."))
        : json(200, UpsAnswers.rates());
  }

  private Answer ship(Asked request) {
    var asked = tree(request).path("ShipmentRequest");
    var shipment = asked.path("Shipment");
    if (shipment.at("/ShipTo/Address/City").asText().equals("Nowhere")) {
      return json(400, UpsAnswers.error("120206", "Missing or invalid ship to city"));
    }
    var number = "1ZA1B2C303%08d".formatted(10_000_000 + shipments.size());
    var reference =
        Optional.of(shipment.at("/ReferenceNumber/0/Value").asText())
            .filter(each -> !each.isEmpty())
            .orElseGet(() -> shipment.at("/Package/0/ReferenceNumber/0/Value").asText());
    var shipped = new Shipped(number, reference, asked, false);
    shipments.put(number, shipped);
    var numbers = shipped.numbers();
    return json(
        200,
        UpsAnswers.shipped(
            numbers.subList(0, numbers.size() - labelsLeftOut),
            asked.at("/LabelSpecification/LabelImageFormat/Code").asText().equals("ZPL"),
            shipment.at("/ShipmentServiceOptions").has("InternationalForms")));
  }

  private Answer pickup(JsonNode asked) {
    if (asked.at("/PickupAddress/City").asText().equals("Nowhere")) {
      return json(400, UpsAnswers.error("9510113", "Invalid pickup address city"));
    }
    var number = "2929AONCALL".substring(0, 9) + "%02d".formatted(booked++);
    pickups.put(asked.path("ReferenceNumber").asText(), number);
    return json(200, UpsAnswers.pickup(number));
  }

  private Answer cancelPickup(String number) {
    return pickups.values().remove(number)
        ? json(200, UpsAnswers.PICKUP_CANCELLED)
        : json(400, UpsAnswers.error("9510116", "The pickup has already been canceled"));
  }

  private Answer recover(Asked request) {
    var wanted = tree(request).path("LabelRecoveryRequest");
    var reference = wanted.at("/ReferenceValues/ReferenceNumber/Value").asText();
    var number = wanted.path("TrackingNumber").asText();
    var found =
        shipments.values().stream()
            .filter(
                each ->
                    number.isEmpty()
                        ? each.reference().equals(reference)
                        : each.number().equals(number))
            .findFirst();
    if (labelsLost || found.isEmpty()) {
      return json(
          400,
          UpsAnswers.error(
              "9801031",
              "The shipment for the requested tracking number or the combination of reference"
                  + " number plus shipper number could not be found."));
    }
    return found.get().voided()
        ? json(400, UpsAnswers.error("300033", "The shipment has been voided."))
        : json(200, UpsAnswers.recovered(found.get().numbers()));
  }

  private Answer cancel(String number) {
    var shipped = shipments.get(number);
    if (shipped == null || !activities.isEmpty()) {
      return json(
          400, UpsAnswers.error("190102", "No shipment found within the allowed void period"));
    }
    if (shipped.voided()) {
      return json(400, UpsAnswers.error("190117", "The Shipment has already been voided"));
    }
    shipments.put(number, new Shipped(number, shipped.reference(), shipped.asked(), true));
    return json(200, UpsAnswers.voided(number));
  }

  private Answer track(String number) {
    return shipments.values().stream().anyMatch(each -> each.numbers().contains(number))
        ? json(200, UpsAnswers.tracked(number, activities))
        : json(404, UpsAnswers.error("TW0001", "Tracking Information Not Found"));
  }

  private Answer trackReference(Asked request) {
    if (!request.path().contains("shipperNum=A1B2C3")
        || !request.path().matches(".*fromPickUpDate=\\d{8}&toPickUpDate=\\d{8}.*")) {
      violation(request, "whose, and when");
    }
    var reference = request.path().replaceFirst(".*/details/", "").replaceFirst("\\?.*", "");
    return shipments.values().stream()
        .filter(each -> each.reference().equals(reference))
        .findFirst()
        .map(each -> json(200, UpsAnswers.tracked(each.number(), activities)))
        .orElseGet(() -> json(404, UpsAnswers.error("TW0001", "Not Found")));
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
