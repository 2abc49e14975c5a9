package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.util.HashSet;
import java.util.Set;

/// Closes what the document leaves open for later versions: the fields of answers and the words of
/// growing lists. Tests hold today's answers to it.
final class ClosedAnswers {

  private final JsonNode document;
  private final Set<String> followed = new HashSet<>();

  private ClosedAnswers(JsonNode document) {
    this.document = document;
  }

  /// A closed copy of a listener's document.
  static JsonNode of(JsonNode served) {
    var closed = new ClosedAnswers(served.deepCopy());
    var asked = new ClosedAnswers(closed.document);
    each(closed.document, operation -> asked.follow(operation.path("requestBody"), false));
    closed.followed.addAll(asked.followed);
    each(closed.document, operation -> closed.follow(operation.path("responses"), true));
    for (JsonNode event : closed.document.path("webhooks")) {
      closed.follow(event.at("/post/requestBody"), true);
    }
    return closed.document;
  }

  private static void each(JsonNode document, java.util.function.Consumer<JsonNode> visit) {
    document.get("paths").forEach(path -> path.forEach(visit));
  }

  private void follow(JsonNode node, boolean close) {
    var ref = node.path("$ref").asText();
    if (!ref.isEmpty() && followed.add(ref)) {
      follow(document.at(ref.substring(1)), close);
    }
    if (node instanceof ObjectNode object && object.has(OpenApi.OPEN_ENUM)) {
      object.set("enum", object.get(OpenApi.OPEN_ENUM));
    }
    if (close
        && node instanceof ObjectNode object
        && object.path("properties").isObject()
        && object.has("type")
        && !object.has("additionalProperties")) {
      object.put("additionalProperties", false);
    }
    node.forEach(each -> follow(each, close));
  }
}
