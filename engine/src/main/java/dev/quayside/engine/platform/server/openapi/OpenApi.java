package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.route.Route;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/// Builds the OpenAPI document of one listener from `common.json`, one file for each feature, and
/// the routes. The files hold what has to be written by a person; the routes know role, body and
/// method. Calls that a listener does not answer are not in its document.
///
/// A feature's file has a `tag`, `paths` as in OpenAPI, and `schemas`; it may have shared
/// `parameters` and the `webhooks` the feature causes. Its operations name their own error codes in
/// `x-errors`; {@link OpenApiOperation}, {@link OpenApiErrors}, {@link RequestBounds} and {@link
/// OpenApiLinks} add the rest.
///
/// The files close every answer (`additionalProperties: false`), which tests hold answers to. The
/// document does not: an answer may get new fields (docs/versions.md), and a client generated from
/// a closed schema would refuse them. Lists of words that will grow are `x-extensible-enum`.
public final class OpenApi {

  private static final String EVENTS = "Webhook events";
  private static final String WARNINGS = "warnings";
  private static final String CLOSED = "additionalProperties";

  /// The words known today of a value that may get others. Generators take it for any text.
  public static final String OPEN_ENUM = "x-extensible-enum";

  public static final List<String> FEATURES =
      List.of(
          "auth",
          "rates",
          "labels",
          "shipments",
          "tracking",
          "addresses",
          "carriers",
          "carrier_accounts",
          "webhooks",
          "events",
          "documents",
          "manifests",
          "pickups",
          "stations",
          "printing",
          "orders",
          "shipped",
          "sources",
          "batches",
          "checks",
          "packing",
          "pick_lists",
          "tags",
          "views",
          "presets",
          "products",
          "locations",
          "payors",
          "tax_ids",
          "contacts",
          "keys",
          "users",
          "audit",
          "notices",
          "rules",
          "wallet",
          "analytics",
          "invoices",
          "workspaces",
          "branding",
          "emails",
          "retention",
          "sandbox",
          "health",
          "document");

  private final Environment listener;
  private final ObjectNode document = read("common");
  private final Map<String, Route<?>> routes = new HashMap<>();

  private OpenApi(Environment listener, List<Route<?>> routes) {
    this.listener = listener;
    routes.forEach(route -> this.routes.put(key(route.method().name(), path(route)), route));
    FEATURES.forEach(this::add);
    eachOperation(this::warn);
  }

  /// @param routes every endpoint of the service; one that no file describes is left out
  public static ObjectNode of(Environment listener, List<Route<?>> routes) {
    var openApi = new OpenApi(listener, routes);
    openApi.finish();
    return openApi.document;
  }

  /// The names that requests and answers have: a document without limits, errors and examples,
  /// which take most of the time that the whole one takes.
  static ObjectNode names(List<Route<?>> routes) {
    return new OpenApi(Environment.SANDBOX, routes).document;
  }

  /// Lets every object have fields that a later version adds.
  private static void open(JsonNode node) {
    if (node instanceof ObjectNode object
        && object.path(CLOSED).isBoolean()
        && !object.get(CLOSED).asBoolean()) {
      object.remove(CLOSED);
    }
    node.forEach(OpenApi::open);
  }

  /// Resolves a `$ref`; any other node is returned as it is.
  public static JsonNode resolve(JsonNode document, JsonNode node) {
    var ref = node.get("$ref");
    return ref == null ? node : resolve(document, document.at(ref.asText().substring(1)));
  }

  /// `/v1/labels/{id}` for `/v1/labels/:id`.
  public static String path(Route<?> route) {
    return route.path().replaceAll(":(\\w+)", "{$1}");
  }

  private void add(String name) {
    var feature = read(name);
    var tag = (ObjectNode) feature.get("tag");
    boolean used = false;
    for (Map.Entry<String, JsonNode> path : feature.get("paths").properties()) {
      used |= add(tag.get("name").asText(), path.getKey(), (ObjectNode) path.getValue());
    }
    if (used) {
      ((ArrayNode) document.get("tags")).add(tag);
      feature.get("schemas").properties().forEach(this::addSchema);
      components("parameters").setAll(feature.withObject("parameters"));
      feature.withObject("webhooks").properties().forEach(this::addEvent);
    }
  }

  /// Two features with one name for two things would leave one of them without its fields.
  private void addSchema(Map.Entry<String, JsonNode> schema) {
    if (components("schemas").has(schema.getKey())) {
      throw new IllegalStateException("two schemas are called " + schema.getKey());
    }
    components("schemas").set(schema.getKey(), schema.getValue());
  }

  /// Adds an event, which is signed and needs no credential. It has its own tag: generators make a
  /// class for each tag, and one for a feature's events would replace the feature's own. It is
  /// marked as internal, so that they generate its models but no method that posts it to a server.
  private void addEvent(Map.Entry<String, JsonNode> event) {
    var operation = (ObjectNode) event.getValue().get("post");
    operation.putArray("tags").add(EVENTS);
    operation.putArray("security");
    operation.put("x-internal", true);
    ((ObjectNode) document.get("webhooks")).set(event.getKey(), event.getValue());
  }

  /// @return whether this listener answers any method of the path
  private boolean add(String tag, String path, ObjectNode methods) {
    var parameters = methods.remove("parameters");
    boolean used = false;
    for (Map.Entry<String, JsonNode> method : methods.properties()) {
      var route = routes.get(key(method.getKey().toUpperCase(Locale.ROOT), path));
      if (route != null && route.isAnsweredOn(listener)) {
        var paths = (ObjectNode) document.get("paths");
        var item =
            Objects.requireNonNullElseGet(
                (ObjectNode) paths.get(path), () -> paths.putObject(path));
        if (parameters != null) {
          item.set("parameters", parameters);
        }
        item.set(
            method.getKey(), OpenApiOperation.write(tag, route, (ObjectNode) method.getValue()));
        used = true;
      }
    }
    return used;
  }

  /// Adds what needs all schemas.
  private void finish() {
    var errorExamples = new ErrorExamples(document, (ObjectNode) document.remove("errorExamples"));
    var meanings = (ObjectNode) document.remove("errors");
    var errors = new OpenApiErrors(meanings, errorExamples, components("responses"));
    var codes = ((ObjectNode) components("schemas").get("ErrorCode")).putArray(OPEN_ENUM);
    EnumSet.allOf(ProblemCode.class).forEach(code -> codes.add(code.name()));
    var examples = new AnswerExamples(listener, read("examples"));
    document
        .get("webhooks")
        .properties()
        .forEach(each -> examples.addTo(each.getKey(), (ObjectNode) each.getValue().get("post")));
    eachOperation(
        (operation, route) -> {
          examples.addTo(operation);
          errors.add(operation, route);
        });
    var bounds = new RequestBounds(document);
    var links = new OpenApiLinks(document);
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      path.getValue().forEach(bounds::addTo);
      links.add(path.getKey(), path.getValue().path("post"));
    }
    open(document);
  }

  private void eachOperation(BiConsumer<ObjectNode, Route<?>> action) {
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        var route = routes.get(key(method.getKey().toUpperCase(Locale.ROOT), path.getKey()));
        if (route != null) {
          action.accept((ObjectNode) method.getValue(), route);
        }
      }
    }
  }

  /// Adds the field for warnings to the answers that may have some.
  private void warn(ObjectNode operation, Route<?> route) {
    if (route.isHeldToItsDescription()) {
      operation.get("responses").forEach(this::warn);
    }
  }

  /// Adds the field for warnings to an answer that is an object.
  private void warn(JsonNode response) {
    var schema = resolve(document, response.at("/content/application~1json/schema"));
    if (schema.path("properties") instanceof ObjectNode properties && !properties.has(WARNINGS)) {
      properties.set(WARNINGS, OpenApiOperation.ref("schemas", "Warnings"));
    }
  }

  private ObjectNode components(String kind) {
    return (ObjectNode) document.get("components").get(kind);
  }

  private static String key(String method, String path) {
    return method + " " + path;
  }

  private static ObjectNode read(String name) {
    try (var file =
        Objects.requireNonNull(OpenApi.class.getResourceAsStream(name + ".json"), name)) {
      return (ObjectNode) JsonText.parse(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
