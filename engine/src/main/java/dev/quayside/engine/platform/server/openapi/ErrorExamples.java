package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.json.Timestamps;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.ProblemMapper;
import dev.quayside.engine.platform.server.route.Route;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// Makes examples of refusals for the OpenAPI document as an operation would give them: with a
/// field or parameter it has, and the role it needs.
final class ErrorExamples {

  private final ObjectNode document;
  private final ObjectNode told;

  /// @param document with all schemas and parameters
  /// @param told by code, a `message`, or the `field` at fault and what is `wrong` with it, or all
  ///   three
  ErrorExamples(ObjectNode document, ObjectNode told) {
    this.document = document;
    this.told = told;
  }

  ObjectNode of(ProblemCode code, JsonNode operation, Route<?> route) {
    var request = request(operation);
    return switch (code) {
      case INVALID_REQUEST -> invalid(code, invalid(operation, request, route));
      case FORBIDDEN -> error(code, forbidden(route).sentence());
      default -> {
        var example = told.path(code.name());
        if (example.has("field") && example.has("message")) {
          yield detailed(
              error(code, example.get("message").asText()),
              new Violation(example.get("field").asText(), example.get("wrong").asText()));
        }
        yield example.has("field")
            ? field(request, example.get("field").asText())
                .map(
                    field ->
                        invalid(
                            code,
                            new Violation(field, Message.said(example.get("wrong").asText()))))
                .orElseGet(() -> error(code, example.get("wrong").asText()))
            : error(code, example.path("message").asText(code.name()));
      }
    };
  }

  private static ObjectNode invalid(ProblemCode code, Violation violation) {
    return detailed(error(code, violation.line().sentence()), violation);
  }

  private static ObjectNode detailed(ObjectNode answer, Violation violation) {
    ((ObjectNode) answer.get("error"))
        .putArray("details")
        .addObject()
        .put("field", violation.field())
        .put("message", violation.message().sentence());
    return answer;
  }

  private static ObjectNode error(ProblemCode code, String message) {
    var answer = JsonNodeFactory.instance.objectNode();
    var error = answer.putObject("error").put("code", code.name()).put("message", message);
    int status = ProblemMapper.status(code);
    ProblemMapper.wait(status).ifPresent(seconds -> error.put("retryAfter", seconds));
    switch (code) {
      case RATE_LIMITED -> error.put("retryAfter", Duration.ofMinutes(1).toSeconds());
      case USER_LOCKED -> error.put("retryAfter", Duration.ofMinutes(15).toSeconds());
      default -> {}
    }
    return answer;
  }

  private static Message forbidden(Route<?> route) {
    var needed = route.needed();
    return needed == null || Role.VIEWER.covers(needed)
        ? ServerWords.WRONG_HOST.of()
        : ServerWords.ROLE_NEEDED.of(needed.wire(), Role.VIEWER.wire());
  }

  /// The field `to.zip`, or `zip` in a request that is an address; empty when it has neither.
  private static Optional<String> field(JsonNode request, String field) {
    var properties = request.path("properties");
    var names = field.split("\\.");
    if (properties.has(names[0])) {
      return Optional.of(field);
    }
    var last = names[names.length - 1];
    return Optional.of(last).filter(properties::has);
  }

  private JsonNode request(JsonNode operation) {
    return resolve(operation.at("/requestBody/content/application~1json/schema"));
  }

  private Violation invalid(JsonNode operation, JsonNode request, Route<?> route) {
    for (JsonNode required :
        new JsonNode[] {request.path("required"), request.at("/else/required")}) {
      if (!required.isEmpty()) {
        return new Violation(required.get(0).asText(), FieldWords.REQUIRED.of());
      }
    }
    for (JsonNode described : operation.path("parameters")) {
      var parameter = resolve(described);
      if (parameter.path("in").asText().equals("query")) {
        var schema = resolve(parameter.get("schema"));
        var each = schema.has("items") ? resolve(schema.get("items")) : schema;
        return new Violation(parameter.get("name").asText(), wrong(each));
      }
    }
    return route.method() == Method.POST
        ? new Violation("Idempotency-Key", ServerWords.IDEMPOTENCY_KEY.of())
        : new Violation("colour", ServerWords.NO_PARAMETER.of());
  }

  /// The message for a value that does not match the schema.
  private static Message wrong(JsonNode schema) {
    if (schema.has("enum")) {
      return FieldWords.ONE_OF.of(
          StreamSupport.stream(schema.get("enum").spliterator(), false)
              .map(JsonNode::asText)
              .collect(Collectors.joining(", ")));
    }
    if (schema.has("format")) {
      return Timestamps.TIME_EXPECTED.of();
    }
    return schema.path("type").asText().equals("integer")
        ? ServerWords.INTEGER_FROM.of(schema.get("minimum"))
        : FieldWords.LONGER.of(schema.path("maxLength"));
  }

  private JsonNode resolve(JsonNode node) {
    return OpenApi.resolve(document, node);
  }
}
