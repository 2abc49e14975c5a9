package dev.quayside.engine.carrier.fedex;

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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// FedEx's REST APIs, as their files tell. It cannot deliver to Nowhere.
public final class FedexDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "740561073", "apiKey", "ship-key", "secretKey", "not-to-be-told");

  private static final JsonMapper JSON = new JsonMapper();
  private static final Map<String, JsonSchema> SCHEMAS =
      Map.of(
          "POST /rate/v1/rates/quotes", schema("rate.json"),
          "POST /ship/v1/shipments", schema("ship.json"),
          "PUT /ship/v1/shipments/cancel", schema("cancel.json"),
          "POST /address/v1/addresses/resolve", schema("address.json"),
          "POST /pickup/v1/pickups", schema("pickup.json"),
          "PUT /pickup/v1/pickups/cancel", schema("pickup-cancel.json"),
          "PUT /ship/v1/endofday/", schema("close.json"),
          "POST /ship/v1/endofday/", schema("close.json"),
          "POST /track/v1/trackingnumbers", schema("track.json"),
          "POST /track/v1/referencenumbers", schema("reference.json"));

  /// What it says of a label.
  enum Labels {
    THERE,
    BY_LINK,
    MISSING
  }

  /// A shipment it took.
  record Shipment(String number, String reference, JsonNode asked, boolean cancelled) {}

  private final Map<String, Shipment> shipments = new LinkedHashMap<>();
  private final Set<String> tokens = new HashSet<>();
  private final List<String> pickups = new ArrayList<>();
  private int booked;
  private final Set<String> closed = new HashSet<>();
  private Labels labels = Labels.THERE;
  private boolean scanned;
  private int labelsLeftOut;
  private int granted;
  private String events = "[]";

  private static JsonSchema schema(String resource) {
    return new JsonSchema(FedexDouble.class, resource);
  }

  synchronized List<Shipment> shipments() {
    return new ArrayList<>(shipments.values());
  }

  List<Shipment> live() {
    return shipments().stream().filter(each -> !each.cancelled()).toList();
  }

  /// Those it comes for: `FDXG 1000`.
  synchronized List<String> pickups() {
    return List.copyOf(pickups);
  }

  @Override
  public synchronized List<String> collections() {
    return pickups.stream().map(each -> each.substring(each.indexOf(' ') + 1)).toList();
  }

  @Override
  public synchronized List<String> handedOver() {
    return List.copyOf(closed);
  }

  /// Numbers of what is on its manifests.
  synchronized Set<String> closed() {
    return Set.copyOf(closed);
  }

  synchronized void labelsAre(Labels what) {
    labels = what;
  }

  /// The parcel is under way: no shipment is cancelled any more.
  synchronized void scan(String scanEvents) {
    scanned = true;
    events = scanEvents;
  }

  synchronized void forgetsItsTokens() {
    tokens.clear();
  }

  @Override
  public synchronized List<Sold> sold() {
    return shipments().stream()
        .map(each -> new Sold(each.number(), each.reference(), each.cancelled()))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("POST", "/oauth/token")) {
      return grant(request);
    }
    if (!tokens.contains(request.header("authorization").replace("Bearer ", ""))) {
      return refusal(401, "NOT.AUTHORIZED.ERROR", "Access token expired.");
    }
    if (request.is("GET", "/document/")) {
      return new Answer(200, "application/pdf", PaperLabel.pdf(), Map.of());
    }
    var schema = SCHEMAS.get(request.method() + " " + request.path());
    if (schema == null) {
      violation(request, "is no path of FedEx's");
      return refusal(404, "NOT.FOUND.ERROR", "The resource you requested is no longer available.");
    }
    schema.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    headers(request);
    var asked = tree(request);
    return switch (request.path()) {
      case "/rate/v1/rates/quotes" -> rates(asked);
      case "/ship/v1/shipments" -> ship(asked);
      case "/ship/v1/shipments/cancel" -> cancel(asked.path("trackingNumber").asText());
      case "/address/v1/addresses/resolve" ->
          json(
              FedexAnswers.resolved(
                  asked.path("addressesToValidate").path(0).path("address").path("city").asText()));
      case "/track/v1/trackingnumbers" -> track(asked);
      case "/pickup/v1/pickups" -> pickup(asked);
      case "/pickup/v1/pickups/cancel" -> cancelPickup(asked);
      case "/ship/v1/endofday/" -> request.method().equals("PUT") ? closeDay() : papers(asked);
      default -> reference(asked.path("referencesInformation").path("value").asText());
    };
  }

  private void headers(Asked request) {
    if (!request.header("content-type").startsWith("application/json")
        || !request.header("x-locale").equals("en_US")
        || request.header("x-customer-transaction-id").isEmpty()) {
      violation(request, "lacks a header");
    }
  }

  private Answer grant(Asked request) {
    var form = request.text();
    if (!form.contains("grant_type=client_credentials")
        || !request.header("content-type").startsWith("application/x-www-form-urlencoded")) {
      violation(request, "is no grant");
    }
    boolean known =
        (form.contains("client_id=ship-key") && form.contains("client_secret=not-to-be-told"))
            || (form.contains("client_id=track-key") && form.contains("client_secret=nor-this"));
    if (!known) {
      return refusal(401, "NOT.AUTHORIZED.ERROR", "The given client credentials were not valid.");
    }
    var token = (form.contains("track-key") ? "track-" : "ship-") + ++granted;
    tokens.add(token);
    return json(
        """
        {"access_token": "%s", "token_type": "bearer", "expires_in": 3599, "scope": "CXS"}\
        """
            .formatted(token));
  }

  private Answer pickup(JsonNode asked) {
    if (asked.at("/originDetail/pickupLocation/address/city").asText().equals("Nowhere")) {
      return refusal(400, "PICKUP.POSTALCODE.INVALID", "No courier comes there.");
    }
    var company = asked.path("carrierCode").asText();
    var code = "" + (1_000 + booked++);
    pickups.add(company + " " + code);
    return json(
        """
        {"output": {"pickupConfirmationCode": "%s", "message": "Courier on the way"%s}}\
        """
            .formatted(code, company.equals("FDXE") ? ", \"location\": \"COSA\"" : ""));
  }

  private Answer cancelPickup(JsonNode asked) {
    var pickup =
        asked.path("carrierCode").asText() + " " + asked.path("pickupConfirmationCode").asText();
    return pickups.remove(pickup)
        ? json("{\"output\": {\"cancelConfirmationMessage\": \"Cancelled.\"}}")
        : refusal(400, "PICKUP.CANCEL.ERROR", "Pickup is already cancelled.");
  }

  private Answer closeDay() {
    var open =
        shipments.values().stream()
            .filter(each -> !each.cancelled() && !closed.contains(each.number()))
            .filter(each -> each.asked().path("serviceType").asText().contains("GROUND"))
            .map(Shipment::number)
            .toList();
    closed.addAll(open);
    return open.isEmpty()
        ? refusal(400, "GROUND.CLOSE.NOSHIPMENTS", "No shipments to close.")
        : json(FedexAnswers.manifest(open));
  }

  private Answer papers(JsonNode asked) {
    var number = asked.path("trackingNumber").asText();
    return closed.contains(number)
        ? json(FedexAnswers.manifest(List.of(number)))
        : refusal(400, "GROUND.REPRINT.NOTFOUND", "No documents were found.");
  }

  private static Answer rates(JsonNode asked) {
    var shipment = asked.path("requestedShipment");
    var service = shipment.path("serviceType").asText();
    boolean hawaii =
        shipment.path("shipper").path("address").path("postalCode").asText().startsWith("968");
    return service.equals("FIRST_OVERNIGHT")
            || (hawaii && asked.toString().contains("FEDEX_ONE_RATE"))
        ? refusal(400, "SERVICE.PACKAGECOMBINATION.INVALID", "Invalid service and packaging.")
        : json(FedexAnswers.RATES);
  }

  private Answer ship(JsonNode asked) {
    var shipment = asked.path("requestedShipment");
    if (shipment
        .path("recipients")
        .path(0)
        .path("address")
        .path("city")
        .asText()
        .equals("Nowhere")) {
      return refusal(
          400, "RECIPIENT.POSTALCODE.INVALID", "Recipient postal code not-to-be-told is invalid.");
    }
    var number = number(shipments.size());
    var reference =
        shipment.path("requestedPackageLineItems").path(0).path("customerReferences").path(0);
    shipments.put(number, new Shipment(number, reference.path("value").asText(), shipment, false));
    var packages = shipment.path("requestedPackageLineItems");
    var numbers = new ArrayList<>(List.of(number));
    for (int i = 1; i < packages.size() - labelsLeftOut; i++) {
      numbers.add(number(200 + 10 * shipments.size() + i));
    }
    return json(
        FedexAnswers.shipped(numbers, label(shipment), shipment.has("customsClearanceDetail")));
  }

  /// Answers to purchases lack that many packages.
  public synchronized void leavesOut(int packages) {
    labelsLeftOut = packages;
  }

  private String label(JsonNode shipment) {
    return switch (labels) {
      case MISSING -> "";
      case BY_LINK ->
          """
          {"contentType": "LABEL", "docType": "PDF", "url": "%s/document/v2/retrieve"}\
          """
              .formatted(url());
      case THERE -> {
        var type = shipment.path("labelSpecification").path("imageType").asText();
        var file =
            switch (type) {
              case "ZPLII" -> utf8("^XA^XZ");
              case "PNG" -> utf8("PNG");
              default -> PaperLabel.pdf();
            };
        yield """
        {"contentType": "LABEL", "docType": "%s", "encodedLabel": "%s"}\
        """
            .formatted(type, Base64.getEncoder().encodeToString(file));
      }
    };
  }

  private Answer cancel(String number) {
    var shipment = shipments.get(number);
    if (shipment == null) {
      return refusal(404, "TRACKINGNUMBER.NOTFOUND", "Tracking number not found.");
    }
    if (shipment.cancelled() || scanned) {
      return refusal(400, "SHIPMENT.CANCEL.FAILED", "The shipment cannot be deleted.");
    }
    shipments.put(number, new Shipment(number, shipment.reference(), shipment.asked(), true));
    return json(
        """
        {"output": {"cancelledShipment": true, "cancelledHistory": true,
          "message": "Shipment is successfully cancelled"}}\
        """);
  }

  private Answer track(JsonNode asked) {
    var results = new ArrayList<String>();
    asked
        .path("trackingInfo")
        .forEach(
            each -> {
              var number = each.path("trackingNumberInfo").path("trackingNumber").asText();
              results.add(FedexAnswers.tracked(number, shipments.get(number), events));
            });
    return json(FedexAnswers.complete(results));
  }

  private Answer reference(String value) {
    return json(
        FedexAnswers.complete(
            shipments.values().stream()
                .filter(each -> each.reference().equals(value))
                .map(each -> FedexAnswers.tracked(each.number(), each, events))
                .toList()));
  }

  /// Twelve digits, the last the check of the others.
  static String number(int index) {
    var body = "79495353" + (500 + index);
    int sum = 0;
    for (int i = 0; i < body.length(); i++) {
      sum += (body.charAt(i) - '0') * new int[] {3, 1, 7}[i % 3];
    }
    return body + sum % 11 % 10;
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Answer refusal(int status, String code, String message) {
    return Answer.of(
        status,
        "application/json",
        """
        {"transactionId": "624deea6-b709-470c-8c39-4b5511281492",
         "errors": [{"code": "%s", "message": "%s"}]}\
        """
            .formatted(code, message));
  }

  private static Answer json(String text) {
    return Answer.of(200, "application/json", text);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
