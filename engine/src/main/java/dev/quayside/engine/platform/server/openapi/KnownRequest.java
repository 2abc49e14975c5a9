package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.CallersWord;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the OpenAPI document says a request of one operation may hold, and so what it may not.
///
/// @param body an object without fields where there is none
/// @param parameters of the query
/// @param spends whether it buys, prints or moves money: then a misspelt field is refused, as what
///   is done without it costs
/// @param narrows whether it reads what the parameters narrow down: then one that is not known is
///   refused, as the answer would hold what was not asked for
record KnownRequest(Shape body, Set<String> parameters, boolean spends, boolean narrows) {

  /// Begins parameters that programs on the way put into a query, against caches and the like.
  private static final String PASSES = "_";

  private static final int MOST_TOLD = 100;

  /// The fields of a JSON value as far down as they are known.
  sealed interface Shape {

    /// Fields, each with a shape of its own.
    record Fields(Map<String, Shape> of) implements Shape {}

    /// A list.
    record Elements(Shape each) implements Shape {}

    /// Without fields of its own, or with names of the caller's.
    record Anything() implements Shape {}
  }

  /// Every field and parameter that is not known; at most a hundred, so that the answer stays small
  /// whatever was sent.
  UnknownNames unknown(JsonNode sent, Set<String> query) {
    var found = new Found(spends);
    look(sent, body, "", found);
    query.stream()
        .filter(name -> !parameters.contains(name) && !name.startsWith(PASSES))
        .forEach(name -> found.add(name, name, parameters, noParameter(), narrows));
    return found.names();
  }

  private Message noParameter() {
    return parameters.isEmpty()
        ? ServerWords.NO_PARAMETER.of()
        : ServerWords.NO_PARAMETER_OF.of(String.join(", ", parameters));
  }

  private static void look(JsonNode sent, Shape shape, String path, Found found) {
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

  private static void lookInto(JsonNode sent, Map<String, Shape> known, String path, Found found) {
    for (Map.Entry<String, JsonNode> field : sent.properties()) {
      var name = field.getKey();
      var shape = known.get(name);
      if (shape == null) {
        found.add(within(path, name), name, known.keySet(), ServerWords.NO_FIELD.of(), false);
      } else if (!(shape instanceof Shape.Anything)) {
        look(field.getValue(), shape, within(path, name), found);
      }
    }
  }

  private static String within(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /// What was found on the way through a request.
  ///
  /// @param strictly whether a name that is nearly a known one is refused
  private record Found(boolean strictly, List<Violation> refused, List<Violation> told) {

    Found(boolean strictly) {
      this(strictly, new ArrayList<>(), new ArrayList<>());
    }

    void add(String at, String name, Set<String> known, Message wrong, boolean refusedAnyway) {
      if (refused.size() + told.size() < MOST_TOLD) {
        var meant = NearName.of(name, known);
        var list = refusedAnyway || (strictly && meant.isPresent()) ? refused : told;
        list.add(
            new Violation(
                CallersWord.of(at),
                meant.map(each -> ServerWords.DID_YOU_MEAN.of(wrong, each)).orElse(wrong)));
      }
    }

    UnknownNames names() {
      return new UnknownNames(List.copyOf(refused), List.copyOf(told));
    }
  }
}
