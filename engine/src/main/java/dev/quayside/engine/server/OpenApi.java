package dev.quayside.engine.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.identity.Environment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/// Puts the OpenAPI document of one listener together: `common.json` and a file a feature, which
/// say what only a person can say, and the routes, which know role, body and method. What a
/// listener does not answer is not in its document.
///
/// A feature's file has a `tag`, `paths` as in OpenAPI, and `schemas`, and may have `parameters` to
/// share and the `webhooks` it causes. Its operations name their own error codes in `x-errors`;
/// {@link OpenApiOperation} writes out the rest.
final class OpenApi {

  static final List<String> FEATURES =
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
          "documents",
          "manifests",
          "printing",
          "rules",
          "wallet",
          "analytics",
          "workspaces",
          "branding",
          "mail",
          "retention",
          "sandbox",
          "document");

  private final Environment listener;
  private final ObjectNode document;
  private final OpenApiOperation operations;
  private final Map<String, Route<?>> routes = new HashMap<>();

  private OpenApi(Environment listener, List<Route<?>> routes) {
    this.listener = listener;
    document = read("common");
    operations = new OpenApiOperation((ObjectNode) document.remove("errors"));
    routes.forEach(route -> this.routes.put(key(route.method().name(), path(route)), route));
  }

  /// @param base where the listener answers
  /// @param routes every endpoint of the service; those no file tells of are left out
  static String of(Environment listener, URI base, List<Route<?>> routes) {
    var openApi = new OpenApi(listener, routes);
    openApi
        .document
        .putArray("servers")
        .addObject()
        .put("url", base.toString())
        .put("description", listener.wire());
    FEATURES.forEach(openApi::add);
    openApi.operations.addResponses(openApi.components("responses"));
    return JsonText.write(openApi.document);
  }

  /// `/v1/labels/{id}` for `/v1/labels/:id`.
  static String path(Route<?> route) {
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
      components("schemas").setAll((ObjectNode) feature.get("schemas"));
      components("parameters").setAll(feature.withObject("parameters"));
      ((ObjectNode) document.get("webhooks")).setAll(feature.withObject("webhooks"));
    }
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
        item.set(method.getKey(), operations.write(tag, route, (ObjectNode) method.getValue()));
        used = true;
      }
    }
    return used;
  }

  private ObjectNode components(String kind) {
    return (ObjectNode) document.get("components").get(kind);
  }

  private static String key(String method, String path) {
    return method + " " + path;
  }

  private static ObjectNode read(String name) {
    try (var file =
        Objects.requireNonNull(
            OpenApi.class.getResourceAsStream("openapi/" + name + ".json"), name)) {
      return (ObjectNode) JsonText.parse(file.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
