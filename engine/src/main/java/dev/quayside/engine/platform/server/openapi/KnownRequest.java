package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.printing.message.MessageKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// What the OpenAPI document says a request of one operation may hold, and so what it may not.
///
/// @param body an object without fields where there is none
/// @param parameters of the query
record KnownRequest(Shape body, Set<String> parameters) {

  private static final int MOST_TOLD = 100;
  private static final int LONGEST_TOLD = 100;

  /// The fields of a JSON value as far down as they are known.
  sealed interface Shape {

    /// Fields, each with a shape of its own.
    record Fields(Map<String, Shape> of) implements Shape {}

    /// A list.
    record Elements(Shape each) implements Shape {}

    /// Without fields of its own, or with names of the caller's.
    record Anything() implements Shape {}
  }

  /// Every field and parameter nobody knows; at most a hundred, so that the answer stays small
  /// whatever was sent.
  List<Violation> unknown(JsonNode sent, Set<String> query) {
    var found = new ArrayList<Violation>();
    look(sent, body, "", found);
    for (String name : query) {
      if (!parameters.contains(name)) {
        add(found, name, name, parameters, ServerWords.NO_PARAMETER);
      }
    }
    return List.copyOf(found);
  }

  private static void look(JsonNode sent, Shape shape, String path, List<Violation> found) {
    switch (shape) {
      case Shape.Fields fields when sent.isObject() -> lookInto(sent, fields.of(), path, found);
      case Shape.Elements elements when sent.isArray() -> {
        for (int i = 0; i < sent.size(); i++) {
          look(sent.get(i), elements.each(), path + "[" + i + "]", found);
        }
      }
      case Shape.Fields _, Shape.Elements _, Shape.Anything _ -> {
        // a wrong type is told by who reads it
      }
    }
  }

  private static void lookInto(
      JsonNode sent, Map<String, Shape> known, String path, List<Violation> found) {
    for (Map.Entry<String, JsonNode> field : sent.properties()) {
      var name = field.getKey();
      var at = path.isEmpty() ? name : path + "." + name;
      var shape = known.get(name);
      if (shape == null) {
        add(found, at, name, known.keySet(), ServerWords.NO_FIELD);
      } else {
        look(field.getValue(), shape, at, found);
      }
    }
  }

  private static void add(
      List<Violation> found, String at, String name, Set<String> known, MessageKey wrong) {
    if (found.size() < MOST_TOLD) {
      var written = letters(name);
      var meant = known.stream().filter(each -> letters(each).equals(written)).findFirst();
      found.add(
          new Violation(
              shown(at),
              meant.map(each -> ServerWords.DID_YOU_MEAN.of(wrong, each)).orElseGet(wrong::of)));
    }
  }

  /// `insured_value` and `InsuredValue` are written for `insuredValue`.
  private static String letters(String name) {
    return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
  }

  /// A name of the caller's own, as it can be written into an answer.
  private static String shown(String name) {
    var text = name.length() > LONGEST_TOLD ? name.substring(0, LONGEST_TOLD) + "..." : name;
    return text.codePoints()
        .map(each -> Fields.unwritable(each) ? '\ufffd' : each)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
