package dev.quayside.engine.carrier.veho;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.JsonSchema;
import dev.quayside.engine.carrier.doubles.PaperLabel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Veho's API v2, as its description tells. It serves ZIPs that begin with 1 and cannot deliver to
/// Nowhere.
public final class VehoDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT = Map.of("apiKey", "not-to-be-told");

  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonSchema QUOTE = new JsonSchema(VehoDouble.class, "quote.json");
  private static final JsonSchema ORDER = new JsonSchema(VehoDouble.class, "order.json");

  /// An order it took.
  record Order(String id, String reference, String serviceClass, boolean cancelled) {

    private String json() {
      return """
      {"_id": "%s", "createdAt": "2026-11-24T15:00:00.000Z", "lastEvent": "%s",
       "externalId": "%s", "packages": [%s]}\
      """
          .formatted(id, cancelled ? "cancelled" : "created", reference, parcel("[]"));
    }

    private String parcel(String events) {
      return """
      {"_id": "%s", "orderId": "%s", "trackingId": "%s", "barCode": "%s", "eventLog": %s}\
      """
          .formatted("pk" + id, id, tracking(), barCode(), events);
    }

    /// What stands in its label's bar code.
    String barCode() {
      return "GqN8v5wvGNxmn" + id.substring(id.length() - 4);
    }

    String tracking() {
      return "VH00000000" + id.substring(id.length() - 4);
    }
  }

  private final Map<String, Order> orders = new LinkedHashMap<>();
  private int labelsNotReady;
  private boolean scanned;
  private String events = "[]";

  synchronized List<Order> orders() {
    return new ArrayList<>(orders.values());
  }

  /// How many more times a label is answered with 404.
  synchronized void labelsComeLater(int times) {
    labelsNotReady = times;
  }

  /// The parcel is under way: no order is cancelled any more.
  synchronized void scan(String eventLog) {
    scanned = true;
    events = eventLog;
  }

  @Override
  public synchronized List<Sold> sold() {
    return orders().stream()
        .map(each -> new Sold(each.tracking(), each.reference(), each.cancelled()))
        .toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    if (request.is("GET", "/v2/serviceable-zips")) {
      return json(200, "[{\"zipCode\": \"10001\"}]");
    }
    if (!request.header("apikey").equals("not-to-be-told")) {
      return json(401, "{\"message\": \"Unauthorized\"}");
    }
    if (request.is("POST", "/v2/quote/rate")) {
      return quote(request);
    }
    if (request.is("POST", "/v2/orders")) {
      return create(request);
    }
    if (request.is("GET", "/v2/orders?externalId=")) {
      return found(request.path().substring(request.path().indexOf('=') + 1));
    }
    if (request.is("PUT", "/v2/orders/") && request.path().endsWith("/events/cancelled")) {
      return cancel(id(request));
    }
    if (request.is("GET", "/v2/orders/")) {
      var order = orders.get(id(request));
      return order == null ? notFound() : json(200, order.json());
    }
    if (request.is("GET", "/v2/labels/")) {
      return label(request.path());
    }
    if (request.is("GET", "/v2/packages/tracking?trackingId=")) {
      return track(request.path().substring(request.path().indexOf('=') + 1));
    }
    violation(request, "is no path of Veho's");
    return notFound();
  }

  private Answer quote(Asked request) {
    QUOTE.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var asked = tree(request);
    var serviceClass = asked.path("serviceClass").asText();
    if (!asked.path("deliveryZip").asText().startsWith("1")) {
      return json(422, refusal("unserviceable_zip_code", "ZIP is not serviceable"));
    }
    if (serviceClass.equals("sameDay")) {
      return json(200, "[]");
    }
    return json(
        200,
        """
        [{"quoteId": "0b8b5d57-2a9e-4d4e-9c4e-6f1c1a1b2c3d", "transitTime": %d, "currency": "USD",
          "serviceClass": "%s", "rate": %s, "billableWeight": 4, "zone": "2"}]\
        """
            .formatted(
                serviceClass.equals("nextDay") ? 1 : 2,
                serviceClass,
                serviceClass.equals("nextDay") ? "9.75" : "7.305"));
  }

  private Answer create(Asked request) {
    ORDER.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    var asked = tree(request);
    if (asked.path("destination").path("city").asText().equals("Nowhere")) {
      return json(422, refusal("invalid_address_field", "city is blocked, not-to-be-told"));
    }
    var id = "5cxKLWAqtZhb" + (1000 + orders.size());
    orders.put(
        id,
        new Order(
            id, asked.path("externalId").asText(), asked.path("serviceClass").asText(), false));
    return json(200, orders.get(id).json());
  }

  private Answer found(String reference) {
    var found =
        orders.values().stream()
            .filter(each -> each.reference().equals(reference))
            .map(Order::json)
            .toList();
    return json(200, "[" + String.join(",", found) + "]");
  }

  private Answer cancel(String id) {
    var order = orders.get(id);
    if (order == null) {
      return notFound();
    }
    if (order.cancelled() || scanned) {
      return json(422, "{\"message\": \"Order is in progress\"}");
    }
    orders.put(id, new Order(id, order.reference(), order.serviceClass(), true));
    return json(200, orders.get(id).json());
  }

  private Answer label(String path) {
    if (labelsNotReady > 0) {
      labelsNotReady--;
      return notFound();
    }
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "pdf" -> new Answer(200, "application/pdf", PaperLabel.pdf(), Map.of());
      case "zpl" -> Answer.of(200, "text/plain", "^XA^FDa label^FS^XZ");
      default -> Answer.of(200, "image/png", "PNG");
    };
  }

  private Answer track(String trackingId) {
    return orders.values().stream()
        .filter(each -> each.tracking().equals(trackingId))
        .findFirst()
        .map(each -> json(200, each.parcel(events)))
        .orElseGet(VehoDouble::notFound);
  }

  /// Of `/v2/orders/ID...`.
  private static String id(Asked request) {
    return request.path().substring("/v2/orders/".length()).replaceFirst("/.*", "");
  }

  private static JsonNode tree(Asked request) {
    try {
      return JSON.readTree(request.body());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String refusal(String code, String message) {
    return """
    {"message": "Validation failed", "errors": [{"code": "%s", "message": "%s", "path": []}]}\
    """
        .formatted(code, message);
  }

  private static Answer notFound() {
    return json(404, "{\"message\": \"Not found\"}");
  }

  private static Answer json(int status, String text) {
    return new Answer(status, "application/json", text.getBytes(StandardCharsets.UTF_8), Map.of());
  }
}
