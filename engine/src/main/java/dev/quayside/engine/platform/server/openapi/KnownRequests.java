package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.openapi.KnownRequest.Shape;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.Route;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The names that requests may hold, read from the OpenAPI document, the only place that lists
/// them.
public final class KnownRequests {

  /// Marks the operations that buy, print or move money.
  private static final String SPENDS = "x-spends";

  private static final Shape ANYTHING = new Shape.Anything();

  private final JsonNode document;
  private final Map<Route<?>, KnownRequest> known = new HashMap<>();

  private KnownRequests(JsonNode document) {
    this.document = document;
  }

  /// @param routes every endpoint; one the document does not describe may have any names
  public static KnownRequests of(List<Route<?>> routes) {
    var requests = new KnownRequests(OpenApi.of(Environment.SANDBOX, routes));
    for (Route<?> route : routes) {
      var path = requests.document.get("paths").path(OpenApi.path(route));
      var operation = path.path(route.method().name().toLowerCase(Locale.ROOT));
      if (!operation.isMissingNode() && route.isHeldToItsDescription()) {
        requests.known.put(route, requests.request(route.method(), path, operation));
      }
    }
    return requests;
  }

  /// The unknown fields and parameters of a request.
  public UnknownNames unknown(Route<?> route, JsonNode body, Set<String> query) {
    var request = known.get(route);
    return request == null ? UnknownNames.NONE : request.unknown(body, query);
  }

  private KnownRequest request(Method method, JsonNode path, JsonNode operation) {
    var parameters = new LinkedHashSet<String>();
    for (JsonNode list : List.of(path.path("parameters"), operation.path("parameters"))) {
      for (JsonNode each : list) {
        var parameter = resolve(each);
        if (parameter.get("in").asText().equals("query")) {
          parameters.add(parameter.get("name").asText());
        }
      }
    }
    var body = operation.at("/requestBody/content/application~1json/schema");
    return new KnownRequest(
        shape(body),
        parameters,
        operation.path(SPENDS).asBoolean(),
        method == Method.GET && (!parameters.isEmpty() || isList(operation)));
  }

  /// Whether the answer is a list: pages, or one list with nothing beside it but warnings.
  private boolean isList(JsonNode operation) {
    var schema = resolve(operation.at("/responses/200/content/application~1json/schema"));
    var fields = new HashMap<String, JsonNode>();
    schema
        .path("properties")
        .properties()
        .forEach(each -> fields.put(each.getKey(), each.getValue()));
    fields.remove("warnings");
    return fields.containsKey("pagination")
        || fields.size() == 1
            && fields.values().stream().allMatch(each -> resolve(each).has("items"));
  }

  private Shape shape(JsonNode schema) {
    var resolved = resolve(schema);
    if (resolved.has("items")) {
      return new Shape.Elements(shape(resolved.get("items")));
    }
    if (!resolved.has("properties")) {
      return ANYTHING;
    }
    var fields = new HashMap<String, Shape>();
    for (Map.Entry<String, JsonNode> each : resolved.get("properties").properties()) {
      fields.put(each.getKey(), shape(each.getValue()));
    }
    return new Shape.Fields(fields);
  }

  private JsonNode resolve(JsonNode node) {
    return OpenApi.resolve(document, node);
  }
}
