package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Links answers that contain a new id to the operations that take it: every answer of a POST to
/// every operation whose path has that id. Ids are told apart by their beginnings, as in
/// `lbl_01KAJM3T8E2Q4S5VHW6XYZ7AB8`.
final class OpenApiLinks {

  private static final Pattern MADE = Pattern.compile("\\^([a-z]+_)\\[0-9A-Z]\\{26}\\$");

  /// An operation with its path and the path's one variable.
  private record Taker(String path, String variable, String example, String operation) {

    /// @param made the beginning of the answer's id field
    boolean takes(String from, String field, String made) {
      return made.isEmpty()
          ? field.equals(variable)
              && (field.equals("trackingNumber") || path.startsWith(from + "/{" + field))
          : example.startsWith(made);
    }
  }

  private final JsonNode document;
  private final List<Taker> takers = new ArrayList<>();

  OpenApiLinks(JsonNode document) {
    this.document = document;
    for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
      var variables = path.getValue().path("parameters").valueStream().map(this::resolve).toList();
      if (variables.size() == 1) {
        path.getValue()
            .properties()
            .forEach(method -> take(path.getKey(), variables.getFirst(), method.getValue()));
      }
    }
  }

  private void take(String path, JsonNode variable, JsonNode operation) {
    if (operation.has("operationId")) {
      takers.add(
          new Taker(
              path,
              variable.get("name").asText(),
              variable.path("example").asText(),
              operation.get("operationId").asText()));
    }
  }

  /// Adds links to every answer that holds a new id.
  void add(String path, JsonNode operation) {
    for (String status : List.of("200", "201", "202")) {
      var answer = operation.path("responses").path(status);
      if (answer instanceof ObjectNode object) {
        add(path, object, resolve(answer.at("/content/application~1json/schema")));
      }
    }
  }

  private void add(String path, ObjectNode answer, JsonNode schema) {
    add(path, answer, schema.path("properties"), "$response.body#/");
    var listed = resolve(resolve(schema.at("/properties/data")).path("items"));
    add(path, answer, listed.path("properties"), "$response.body#/data/0/");
  }

  private void add(String path, ObjectNode answer, JsonNode fields, String at) {
    for (Map.Entry<String, JsonNode> field : fields.properties()) {
      var made = MADE.matcher(resolve(field.getValue()).path("pattern").asText());
      var begins = made.matches() ? made.group(1) : "";
      for (Taker taker : takers) {
        if (taker.takes(path, field.getKey(), begins)) {
          var link = answer.withObject("links").withObject(taker.operation());
          link.put("operationId", taker.operation());
          link.putObject("parameters").put(taker.variable(), at + field.getKey());
        }
      }
    }
  }

  private JsonNode resolve(JsonNode node) {
    return OpenApi.resolve(document, node);
  }
}
