package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One operation of the document.
///
/// @param method in lower case
/// @param shared the parameters of its path
public record Operation(String method, String path, JsonNode shared, JsonNode node) {

  /// Its operationId.
  public String id() {
    return node.get("operationId").asText();
  }

  /// The method as it is sent.
  public String verb() {
    return method.toUpperCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return method + " " + path;
  }

  /// The names of all its parameters.
  public List<String> parameters(Document document) {
    var names = new ArrayList<String>();
    for (JsonNode list : List.of(shared, node.path("parameters"))) {
      list.forEach(each -> names.add(document.resolve(each).get("name").asText()));
    }
    return names;
  }
}
