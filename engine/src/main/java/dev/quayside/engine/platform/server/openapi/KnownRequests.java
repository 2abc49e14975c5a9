package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.openapi.KnownRequest.Shape;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.Route;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The names that requests may hold, read from the OpenAPI document, the only place that lists
/// them.
public final class KnownRequests {

  /// Marks the operations that buy, print or move money: they refuse fields of other requests too.
  private static final String SPENDS = "x-spends";

  /// Lists the names that requests will have and do not have yet.
  private static final String PLANNED = "x-planned";

  private static final String BODY = "/requestBody/content/application~1json/schema";

  private static final Shape ANYTHING = new Shape.Anything();

  private final JsonNode document;
  private final Map<Route<?>, KnownRequest> known = new HashMap<>();

  private KnownRequests(JsonNode document) {
    this.document = document;
  }

  /// @param routes every endpoint; one the document does not describe may have any names
  public static KnownRequests of(List<Route<?>> routes) {
    var requests = new KnownRequests(OpenApi.of(Environment.SANDBOX, routes));
    var described = requests.described(routes);
    var names = requests.names(described.values());
    described.forEach(
        (route, operation) -> requests.known.put(route, requests.request(route, operation, names)));
    return requests;
  }

  /// The unknown fields and parameters of a request.
  public UnknownNames unknown(Route<?> route, JsonNode body, Set<String> query) {
    var request = known.get(route);
    return request == null ? UnknownNames.NONE : request.unknown(body, query);
  }

  private Map<Route<?>, JsonNode> described(List<Route<?>> routes) {
    var described = new LinkedHashMap<Route<?>, JsonNode>();
    for (Route<?> route : routes) {
      var operation =
          document
              .get("paths")
              .path(OpenApi.path(route))
              .path(route.method().name().toLowerCase(Locale.ROOT));
      if (!operation.isMissingNode() && route.isHeldToItsDescription()) {
        described.put(route, operation);
      }
    }
    return described;
  }

  /// The letters of the names that any request has.
  private Set<String> names(Collection<JsonNode> operations) {
    var all = new HashSet<String>();
    for (JsonNode operation : operations) {
      all.addAll(MeantName.names(shape(operation.at(BODY))));
    }
    return all;
  }

  private KnownRequest request(Route<?> route, JsonNode operation, Set<String> names) {
    var query = parameters(route, operation, "query");
    var body = shape(operation.at(BODY));
    var planned = new HashSet<String>();
    document.path(PLANNED).forEach(each -> planned.add(NearName.letters(each.asText())));
    return new KnownRequest(
        body,
        query,
        MeantName.of(
            body,
            parameters(route, operation, "header"),
            operation.path(SPENDS).asBoolean() ? names : Set.of(),
            planned),
        route.method() == Method.GET && (!query.isEmpty() || isList(operation)));
  }

  private Set<String> parameters(Route<?> route, JsonNode operation, String in) {
    var path = document.get("paths").path(OpenApi.path(route));
    var names = new LinkedHashSet<String>();
    for (JsonNode list : List.of(path.path("parameters"), operation.path("parameters"))) {
      for (JsonNode each : list) {
        var parameter = resolve(each);
        if (parameter.get("in").asText().equals(in)) {
          names.add(parameter.get("name").asText());
        }
      }
    }
    return names;
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
