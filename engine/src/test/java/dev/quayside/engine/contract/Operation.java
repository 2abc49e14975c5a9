package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/// One operation of the document.
///
/// @param method in lower case
/// @param shared the parameters of its path
record Operation(String method, String path, JsonNode shared, JsonNode node) {

  @Override
  public String toString() {
    return method + " " + path;
  }

  /// The names of all its parameters.
  List<String> parameters(Document document) {
    var names = new ArrayList<String>();
    for (JsonNode list : List.of(shared, node.path("parameters"))) {
      list.forEach(each -> names.add(document.resolve(each).get("name").asText()));
    }
    return names;
  }
}
