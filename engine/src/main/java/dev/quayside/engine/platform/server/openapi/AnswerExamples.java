package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Environment;
import java.util.Map;

/// Examples of answers and events for the OpenAPI document. They are answers this server has given
/// in its tests, which record them in `examples.json` and hold them to the document.
///
/// The file's names are `createLabel 201`, of an operation and a status, and `label.created`, of an
/// event.
final class AnswerExamples {

  private static final String JSON = "application/json";
  private static final String NAME = "answer";

  private final Environment listener;
  private final ObjectNode recorded;

  /// @param recorded by name
  AnswerExamples(Environment listener, ObjectNode recorded) {
    this.listener = listener;
    this.recorded = recorded;
  }

  /// Adds its example to each good answer in JSON.
  void addTo(JsonNode operation) {
    var id = operation.path("operationId").asText();
    for (Map.Entry<String, JsonNode> response : operation.path("responses").properties()) {
      add(id + " " + response.getKey(), response.getValue().path("content").path(JSON));
    }
  }

  /// Adds its example to an event.
  void addTo(String event, JsonNode operation) {
    add(event, operation.path("requestBody").path("content").path(JSON));
  }

  private void add(String name, JsonNode content) {
    if (content instanceof ObjectNode json && recorded.has(name)) {
      var value = recorded.get(name).deepCopy();
      value.findParents("environment").forEach(this::place);
      json.putObject("examples").putObject(NAME).set("value", value);
    }
  }

  /// All were recorded in the sandbox.
  private void place(JsonNode object) {
    ((ObjectNode) object).put("environment", listener.wire());
  }
}
