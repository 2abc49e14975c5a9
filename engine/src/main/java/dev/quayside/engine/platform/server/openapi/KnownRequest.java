package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.CallersWord;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The names that the OpenAPI document allows in a request of one operation.
///
/// @param body an object without fields when there is no body
/// @param echo what may be sent back as it was answered, without a word
/// @param parameters of the query
/// @param meant what is refused though it is unknown, since leaving it out would cost money now or
///   with the purchase that is made from the request
/// @param narrows whether the query parameters filter what is read: then an unknown one is refused,
///   since the answer would hold more than was asked for
/// @param keeps whether the body is kept as a whole: then any unknown field is refused, since it
///   would be thrown away
record KnownRequest(
    Shape body,
    Shape echo,
    Set<String> parameters,
    MeantName meant,
    boolean narrows,
    boolean keeps) {

  /// The beginning of parameters that caches and other programs on the way add to a query.
  private static final String PASSES = "_";

  private static final int MOST_TOLD = 100;

  /// The known fields of a JSON value, nested as far as they are known.
  sealed interface Shape {

    /// Whether this is an object with a field of that name.
    default boolean has(String name) {
      return this instanceof Fields fields && fields.of().containsKey(name);
    }

    /// The shape of a field; anything when it is not known.
    default Shape field(String name) {
      return this instanceof Fields fields
          ? fields.of().getOrDefault(name, new Anything())
          : new Anything();
    }

    /// The shape of the elements; anything when this is no list.
    default Shape element() {
      return this instanceof Elements elements ? elements.each() : new Anything();
    }

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
    look(sent, body, echo, "", found);
    query.stream()
        .filter(name -> !parameters.contains(name) && !name.startsWith(PASSES))
        .forEach(name -> addParameter(name, found));
    return found.names();
  }

  private void addParameter(String name, Found found) {
    var near =
        NearName.of(name, parameters)
            .<Message>map(each -> ServerWords.DID_YOU_MEAN.of(noParameter(), each));
    var field = near.isPresent() ? Optional.<Message>empty() : meant.wrongInQuery(name);
    found.add(
        narrows || field.isPresent(), name, near.or(() -> field).orElseGet(this::noParameter));
  }

  private Message noParameter() {
    return parameters.isEmpty()
        ? ServerWords.NO_PARAMETER.of()
        : ServerWords.NO_PARAMETER_OF.of(String.join(", ", parameters));
  }

  private void look(JsonNode sent, Shape shape, Shape echo, String path, Found found) {
    switch (shape) {
      case Shape.Fields fields when sent.isObject() ->
          lookInto(sent, fields.of(), echo, path, found);
      case Shape.Elements elements when sent.isArray() -> {
        for (int i = 0; i < sent.size(); i++) {
          look(sent.get(i), elements.each(), echo.element(), path + "[" + i + "]", found);
        }
      }
      case Shape.Fields _, Shape.Elements _, Shape.Anything _ -> {
        // the reader of the body reports a wrong type
      }
    }
  }

  private void lookInto(
      JsonNode sent, Map<String, Shape> known, Shape echo, String path, Found found) {
    for (Map.Entry<String, JsonNode> field : sent.properties()) {
      var name = field.getKey();
      var shape = known.get(name);
      if (found.isFull()) {
        return;
      }
      if (shape == null) {
        boolean isHarmless = field.getValue().isNull() || echo.has(name);
        boolean refused = isRefused(name, within(path, name), known.keySet(), isHarmless, found);
        // a list that is refused is of another request, and so is what its elements have
        if (!refused || field.getValue().isObject()) {
          lookFor(field.getValue(), within(path, name), isHarmless, found);
        }
      } else if (!(shape instanceof Shape.Anything)) {
        look(field.getValue(), shape, echo.field(name), within(path, name), found);
      }
    }
  }

  /// Finds what matters in an object that is left out as a whole, or in those within it.
  private void lookFor(JsonNode sent, String path, boolean isHarmless, Found found) {
    if (isHarmless) {
      return;
    }
    for (int i = 0; sent.isArray() && i < sent.size() && !found.isFull(); i++) {
      lookFor(sent.get(i), path + "[" + i + "]", false, found);
    }
    for (Map.Entry<String, JsonNode> field : sent.properties()) {
      var at = within(path, field.getKey());
      boolean isNothing = field.getValue().isNull();
      if (!isNothing) {
        meant.lost(field.getKey()).ifPresent(why -> found.add(true, at, why));
      }
      lookFor(field.getValue(), at, isNothing, found);
    }
  }

  /// Reports an unknown field, and whether it is refused.
  ///
  /// @param isHarmless whether nothing is lost with the field: it is left out, or was answered
  private boolean isRefused(
      String name, String at, Set<String> known, boolean isHarmless, Found found) {
    var wrong = ServerWords.NO_FIELD.of();
    var why =
        isHarmless
            ? Optional.<Message>empty()
            : NearName.of(name, known)
                .<Message>map(each -> ServerWords.DID_YOU_MEAN.of(wrong, each))
                .or(() -> meant.wrong(name, known));
    boolean refused = why.isPresent() || keeps && !isHarmless;
    found.add(refused, at, why.orElse(wrong));
    return refused;
  }

  private static String within(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /// The findings while a request is searched.
  private record Found(List<Violation> refused, List<Violation> told) {

    Found() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    boolean isFull() {
      return refused.size() + told.size() >= MOST_TOLD;
    }

    void add(boolean isRefused, String at, Message wrong) {
      if (!isFull()) {
        (isRefused ? refused : told).add(new Violation(CallersWord.of(at), wrong));
      }
    }

    UnknownNames names() {
      return new UnknownNames(List.copyOf(refused), List.copyOf(told));
    }
  }
}
