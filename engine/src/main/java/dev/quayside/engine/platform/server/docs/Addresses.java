package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/// Finds the page in /docs about a call or an event by its name in a text: `POST
/// /v1/labels/{id}/cancel`, or `label.created`.
final class Addresses {

  static final String EVENTS = "Webhook events";

  private final Map<String, String> addresses = new HashMap<>();

  private Addresses() {}

  static Addresses of(JsonNode document) {
    var addresses = new Addresses();
    each(
        document.get("paths"),
        (path, methods) ->
            each(methods, (method, operation) -> addresses.add(method, path, operation)));
    each(
        document.get("webhooks"),
        (event, methods) -> addresses.addresses.put(event, address(methods.get("post"))));
    return addresses;
  }

  /// @param named the name as a text writes it
  Optional<String> find(String named) {
    return Optional.ofNullable(addresses.get(key(named)));
  }

  static String slug(String title) {
    return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
  }

  static void each(JsonNode object, BiConsumer<String, JsonNode> taker) {
    object.properties().forEach(each -> taker.accept(each.getKey(), each.getValue()));
  }

  private void add(String method, String path, JsonNode operation) {
    if (operation.has("operationId")) {
      addresses.put(key(method.toUpperCase(Locale.ROOT) + " " + path), address(operation));
    }
  }

  private static String address(JsonNode operation) {
    return "/docs/"
        + slug(operation.at("/tags/0").asText())
        + "#"
        + operation.get("operationId").asText();
  }

  /// Names alike whatever a text calls the variables of a path: `{id}`, `ID`.
  private static String key(String named) {
    return named.replaceAll("\\?.*", "").replaceAll("\\{\\w+}|(?<=/)[A-Z][A-Z_]*(?=/|$)", "{}");
  }
}
