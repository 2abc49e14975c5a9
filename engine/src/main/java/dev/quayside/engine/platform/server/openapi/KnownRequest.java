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

/// The names that the OpenAPI document allows in a request of one operation.
///
/// @param body an object without fields when there is no body
/// @param parameters of the query
/// @param meant what is refused though it is unknown, since leaving it out would cost money now or
///   with the purchase that is made from the request
/// @param narrows whether the query parameters filter what is read: then an unknown one is refused,
///   since the answer would hold more than was asked for
record KnownRequest(Shape body, Set<String> parameters, MeantName meant, boolean narrows) {

  /// The beginning of parameters that caches and other programs on the way add to a query.
  private static final String PASSES = "_";

  private static final int MOST_TOLD = 100;

  /// The known fields of a JSON value, nested as far as they are known.
  sealed interface Shape {

    /// An object with its fields, each with its own shape.
    record Fields(Map<String, Shape> of) implements Shape {}

    /// A list with elements of one shape.
    record Elements(Shape each) implements Shape {}

    /// A value without fields, or with field names of the caller's choice.
    record Anything() implements Shape {}
  }

  /// The unknown fields and parameters. At most a hundred, so that the answer stays small whatever
  /// was sent.
  UnknownNames unknown(JsonNode sent, Set<String> query) {
    var found = new Found();
    look(sent, body, "", found);
    query.stream()
        .filter(name -> !parameters.contains(name) && !name.startsWith(PASSES))
        .forEach(name -> found.parameter(name, parameters, noParameter(), narrows));
    return found.names();
  }

  private Message noParameter() {
    return parameters.isEmpty()
        ? ServerWords.NO_PARAMETER.of()
        : ServerWords.NO_PARAMETER_OF.of(String.join(", ", parameters));
  }

  private void look(JsonNode sent, Shape shape, String path, Found found) {
    switch (shape) {
      case Shape.Fields fields when sent.isObject() -> lookInto(sent, fields.of(), path, found);
      case Shape.Elements elements when sent.isArray() -> {
        for (int i = 0; i < sent.size(); i++) {
          look(sent.get(i), elements.each(), path + "[" + i + "]", found);
        }
      }
      case Shape.Fields _, Shape.Elements _, Shape.Anything _ -> {
        // the reader of the body reports a wrong type
      }
    }
  }

  private void lookInto(JsonNode sent, Map<String, Shape> known, String path, Found found) {
    for (Map.Entry<String, JsonNode> field : sent.properties()) {
      var name = field.getKey();
      var shape = known.get(name);
      if (shape == null) {
        found.field(within(path, name), name, known.keySet(), meant);
      } else if (!(shape instanceof Shape.Anything)) {
        look(field.getValue(), shape, within(path, name), found);
      }
    }
  }

  private static String within(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /// The findings while a request is searched.
  private record Found(List<Violation> refused, List<Violation> told) {

    Found() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    void parameter(String name, Set<String> known, Message wrong, boolean isRefused) {
      var near = NearName.of(name, known).map(each -> ServerWords.DID_YOU_MEAN.of(wrong, each));
      add(isRefused ? refused : told, name, near.orElse(wrong));
    }

    void field(String at, String name, Set<String> known, MeantName meant) {
      var wrong = ServerWords.NO_FIELD.of();
      NearName.of(name, known)
          .<Message>map(each -> ServerWords.DID_YOU_MEAN.of(wrong, each))
          .or(() -> meant.wrong(name))
          .ifPresentOrElse(why -> add(refused, at, why), () -> add(told, at, wrong));
    }

    private void add(List<Violation> list, String at, Message wrong) {
      if (refused.size() + told.size() < MOST_TOLD) {
        list.add(new Violation(CallersWord.of(at), wrong));
      }
    }

    UnknownNames names() {
      return new UnknownNames(List.copyOf(refused), List.copyOf(told));
    }
  }
}
