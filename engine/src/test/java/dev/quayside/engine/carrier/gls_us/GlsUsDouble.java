package dev.quayside.engine.carrier.gls_us;

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

/// GLS US's REST v1, as public clients of it use it. It knows no ZIP that begins with 0.
public final class GlsUsDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "10000", "userName", "quay", "password", "not-to-be-told");

  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema RATE = new JsonSchema(GlsUsDouble.class, "rate.json");
  private static final JsonSchema SHIPMENT = new JsonSchema(GlsUsDouble.class, "shipment.json");

  /// A parcel it took.
  record Shipped(String number, JsonNode asked, String status) {}

  private final Map<String, Shipped> shipments = new LinkedHashMap<>();
  private String notes = "[]";
  private String voided = "VOID";
  private String refusesVoids = "Shipment cannot be deleted";
  private int tokens;

  synchronized List<Shipped> shipments() {
    return new ArrayList<>(shipments.values());
  }

  /// @param transitNotes of every parcel; none is voided any more
  synchronized void scan(String transitNotes) {
    notes = transitNotes;
  }

  /// @param status that tracking tells of a deleted parcel
  /// @param refusal of a second deletion, and of tracking when `status` is empty
  synchronized void tellsOfDeletedParcels(String status, String refusal) {
    voided = status;
    refusesVoids = refusal;
  }

  /// The token that was given is no good any more.
  public synchronized void forgetsItsToken() {
    tokens++;
  }

  @Override
  public synchronized List<Sold> sold() {
    return shipments().stream()
        .map(
            each ->
                new Sold(
                    each.number(), each.asked().path("ShipmentReference").asText(), isVoid(each)))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("GET", "/Rest/v1/token")) {
      return request.header("UserName").equals("quay")
              && request.header("PassWord").equals("not-to-be-told")
          ? json(200, "\"Authorized\"")
              .with("Token", "token-" + ++tokens)
              .with("TokenExpiry", "11/25/2026 1:00:00 PM")
          : json(401, error("Invalid user name or password"));
    }
    if (!request.header("Token").equals("token-" + tokens)) {
      return json(401, "{\"StatusCode\": 401, \"AuthenticationResultCode\": 1}");
    }
    if (request.is("POST", "/Rest/v1/RatesAndTransitTimes")) {
      RATE.wrong(request.text()).ifPresent(what -> violation(request, what));
      return tree(request).path("DestinationZip").asText().startsWith("0")
          ? json(200, error("Invalid delivery zip code"))
          : json(200, RATES);
    }
    if (request.is("POST", "/Rest/v1/Shipment")) {
      SHIPMENT.wrong(request.text()).ifPresent(what -> violation(request, what));
      return ship(tree(request).path("Shipment"));
    }
    if (request.is("DELETE", "/Rest/v1/Shipment")) {
      return cancel(tree(request).path("TrackingNumber").asText());
    }
    if (request.is("GET", "/Rest/v1/TrackShipment?AccountNumber=10000&TrackingNumber=")) {
      return track(request.path().substring(request.path().lastIndexOf('=') + 1));
    }
    violation(request, "no such call");
    return json(404, "{}");
  }

  private boolean isVoid(Shipped shipped) {
    return shipped.status().equals(voided);
  }

  private Answer ship(JsonNode shipment) {
    var number = shipment.path("TrackingNumber").asText();
    if (shipments.containsKey(number)) {
      return json(400, error("Tracking number was used before"));
    }
    if (shipment.path("DeliveryZip").asText().startsWith("0")) {
      return json(400, error("Invalid delivery zip code"));
    }
    shipments.put(number, new Shipped(number, shipment, "DATA RECEIVED"));
    return json(
        200,
        """
        {"StatusCode": 200, "ErrorCount": 0, "ErrorDetail": [], "TrackingNumber": "%s", %s,
         "ShipmentCharges": {"TransportationCharge": 9.1, "FuelSurcharge": 1.64, "TotalCharge": 10.74}}\
        """
            .formatted(
                number,
                shipment.path("ShipmentLabelType").asText().equals("ZPL_LABEL")
                    ? "\"ZPL\": \"XlhBXlha\""
                    : "\"PaperLabel\": \"" + PNG + "\""));
  }

  private Answer cancel(String number) {
    var shipped = shipments.get(number);
    if (shipped == null || !shipped.status().equals("DATA RECEIVED") || !notes.equals("[]")) {
      return json(
          400,
          error(shipped != null && isVoid(shipped) ? refusesVoids : "Shipment cannot be deleted"));
    }
    shipments.put(number, new Shipped(number, shipped.asked(), voided));
    return json(200, "{\"StatusCode\": 200, \"ErrorCount\": 0, \"ErrorDetail\": []}");
  }

  private Answer track(String number) {
    var shipped = shipments.get(number);
    if (shipped != null && isVoid(shipped) && voided.isEmpty()) {
      return json(200, error(refusesVoids));
    }
    return shipped == null
        ? json(200, error("No shipment found"))
        : json(
            200,
            """
            {"StatusCode": 200, "ErrorCount": 0, "ErrorDetail": [], "ShipmentInfo": [
              {"TrackingNumber": "%s", "ShipmentReference": "%s",
               "Delivery": {"ShipDate": "11/24/2026 12:00:00 AM", "TransitStatus": "%s"},
               "TransitNotes": %s}]}\
            """
                .formatted(
                    number,
                    shipped.asked().path("ShipmentReference").asText(),
                    shipped.status(),
                    notes));
  }

  private static final String RATES =
      """
      {"StatusCode": 200, "StatusDescription": "OK", "ErrorCount": 0, "ErrorDetail": [],
       "DeliveryServiceTypes": [
        {"ServiceCode": "CPS", "ServiceDescription": "Ground", "DeliveryDate": "11/27/2026 12:00:00 AM",
         "ShipmentCharges": {"TransportationCharge": 9.1, "CODCharge": 0, "InsuranceCharge": 0,
          "FuelSurcharge": 1.64, "OtherCharge": [], "TotalCharge": 11.24}},
        {"ServiceCode": "PDS", "ServiceDescription": "Priority Overnight",
         "ShipmentCharges": {"TransportationCharge": 18.4, "FuelSurcharge": 3.31, "TotalCharge": 21.71}},
        {"ServiceCode": "XYZ", "ServiceDescription": "Something new", "DeliveryDate": "11/25/2026 9:00:00 AM",
         "ShipmentCharges": {"TotalCharge": 5}},
        {"ServiceCode": "EPS", "ShipmentCharges": {}}]}\
      """;

  private static String error(String words) {
    return """
    {"StatusCode": 400, "ErrorCount": 1, "ErrorDetail": [{"ErrorDescription": "%s"}]}\
    """
        .formatted(words);
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
