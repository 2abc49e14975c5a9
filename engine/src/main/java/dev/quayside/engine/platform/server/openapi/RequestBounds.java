package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Writes the limits that {@link Fields} sets for every text, number and date of a request, unless
/// the feature's file states narrower ones.
final class RequestBounds {

  private static final String PATTERN = "pattern";
  private static final String CONTROLS = "\\x00-\\x1F\\x7F-\\x9F";
  private static final String PLAIN = "^[^" + CONTROLS + "]*$";
  private static final String FILLED =
      "^[^" + CONTROLS + "]*[^" + CONTROLS + "\\s][^" + CONTROLS + "]*$";
  private static final String FROM_1970 = "^(19[7-9]\\d|[2-9]\\d{3})-";

  /// Keywords whose content is values and not schemas.
  private static final Set<String> VALUES =
      Set.of("enum", "const", "example", "examples", "default", "required");

  private final JsonNode document;
  private final Set<JsonNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  RequestBounds(JsonNode document) {
    this.document = document;
  }

  void addTo(JsonNode operation) {
    body(operation.at("/requestBody/content/application~1json/schema"));
    for (JsonNode each : operation.path("parameters")) {
      var parameter = OpenApi.resolve(document, each);
      if (parameter.path("in").asText().equals("query")) {
        dates(OpenApi.resolve(document, parameter.path("schema")));
      }
    }
  }

  private void body(JsonNode node) {
    var schema = OpenApi.resolve(document, node);
    if (!schema.isContainerNode() || !seen.add(schema)) {
      return;
    }
    if (schema instanceof ObjectNode object) {
      dates(object);
      switch (object.path("type").asText()) {
        case "string" -> text(object);
        case "number" -> number(object, -Fields.LARGEST, Fields.LARGEST);
        case "integer" -> number(object, -Integer.MAX_VALUE, Integer.MAX_VALUE);
        default -> {
          // no limit applies to every value of these types
        }
      }
    }
    for (Map.Entry<String, JsonNode> each : schema.properties()) {
      if (!VALUES.contains(each.getKey())) {
        body(each.getValue());
      }
    }
    if (schema.isArray()) {
      schema.forEach(this::body);
    }
  }

  private static void text(ObjectNode schema) {
    if (Stream.of(PATTERN, "enum", OpenApi.OPEN_ENUM, "const", "format").noneMatch(schema::has)) {
      schema.put(PATTERN, schema.path("minLength").asInt() > 0 ? FILLED : PLAIN);
    }
  }

  private static void number(ObjectNode schema, long least, long most) {
    if (schema.has("enum")) {
      return;
    }
    if (!schema.has("minimum") && !schema.has("exclusiveMinimum")) {
      schema.put("minimum", least);
    }
    if (!schema.has("maximum")) {
      schema.put("maximum", most);
    }
  }

  private static void dates(JsonNode schema) {
    schema.path("anyOf").forEach(RequestBounds::dates);
    if (schema instanceof ObjectNode object
        && object.path("format").asText().startsWith("date")
        && !object.has(PATTERN)) {
      object.put(PATTERN, FROM_1970);
    }
  }
}
