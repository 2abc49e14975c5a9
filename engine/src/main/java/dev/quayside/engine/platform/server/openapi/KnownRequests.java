package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.openapi.KnownRequest.Shape;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.Route;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The names that requests may hold, read from the OpenAPI document, the only place that lists
/// them.
public final class KnownRequests {

  /// Marks an operation that keeps what it is sent: it refuses fields it does not know.
  private static final String KEPT = "x-kept";

  private static final String BODY = "/requestBody/content/application~1json/schema";

  private static final Shape ANYTHING = new Shape.Anything();

  private final JsonNode document;

  /// By the route itself: every request looks here, and a route has many parts to compare.
  private final Map<Route<?>, KnownRequest> known = new IdentityHashMap<>();

  private final Map<String, List<MeantName>> meantNames = new HashMap<>();
  private final NearPath near;

  private KnownRequests(JsonNode document, NearPath near) {
    this.document = document;
    this.near = near;
  }

  /// @param routes every endpoint; one the document does not describe may have any names
  public static KnownRequests of(List<Route<?>> routes) {
    var requests = new KnownRequests(OpenApi.names(routes), new NearPath(routes));
    requests
        .described(routes)
        .forEach(
            (route, operation) -> requests.known.put(route, requests.request(route, operation)));
    return requests;
  }

  /// The operations that requests for unknown paths are meant for.
  public NearPath near() {
    return near;
  }

  /// The unknown fields and parameters of a request.
  public UnknownNames unknown(Route<?> route, JsonNode body, Set<String> query) {
    var request = known.get(route);
    return request == null ? UnknownNames.NONE : request.unknown(body, query);
  }

  /// The query parameters of a request that takes no body.
  public Set<String> parameters(Route<?> route) {
    var request = known.get(route);
    return request == null || route.reading() != null ? Set.of() : request.parameters();
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

  private KnownRequest request(Route<?> route, JsonNode operation) {
    var query = parameters(route, operation, "query");
    var body = shape(operation.at(BODY));
    var name = route.method().name() + " " + OpenApi.path(route);
    var meant = new MeantName(name, body, parameters(route, operation, "header"), meantNames);
    return new KnownRequest(
        body,
        echo(route, operation),
        query,
        meant,
        route.method() == Method.GET && (!query.isEmpty() || isList(operation)),
        operation.path(KEPT).asBoolean());
  }

  /// What the caller of a PUT or PATCH may send back as it was answered, although it changes
  /// nothing: those who read a thing, change it and write it again do.
  private Shape echo(Route<?> route, JsonNode operation) {
    return route.method() == Method.PUT || route.method() == Method.PATCH
        ? shape(operation.at("/responses/200/content/application~1json/schema"))
        : ANYTHING;
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
    var fields = new LinkedHashMap<String, Shape>();
    for (Map.Entry<String, JsonNode> each : resolved.get("properties").properties()) {
      fields.put(each.getKey(), shape(each.getValue()));
    }
    return new Shape.Fields(fields);
  }

  private JsonNode resolve(JsonNode node) {
    return OpenApi.resolve(document, node);
  }
}
