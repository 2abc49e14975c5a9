package dev.quayside.engine.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.identity.Role;
import dev.quayside.engine.problem.ProblemCode;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Writes one operation out: what a feature's file says of it, and what holds for every operation
/// of its kind (the checks of {@link Pipeline}): headers, credentials, the errors of the way in.
final class OpenApiOperation {

  private static final String REF = "$ref";
  private static final String HEADERS = "headers";

  /// What codes mean, in words.
  private final Map<ProblemCode, String> meanings = new EnumMap<>(ProblemCode.class);

  /// @param errors codes with what they mean
  OpenApiOperation(ObjectNode errors) {
    errors
        .properties()
        .forEach(
            each -> meanings.put(ProblemCode.valueOf(each.getKey()), each.getValue().asText()));
  }

  /// @param told what the feature's file says
  ObjectNode write(String tag, Route<?> route, ObjectNode told) {
    var operation = JsonNodeFactory.instance.objectNode();
    operation.putArray("tags").add(tag);
    operation.setAll(told);
    operation.remove("x-errors");
    operation.put("description", told.get("description").asText() + permission(route));
    parameters(operation, route);
    responses(operation, route, told);
    security(operation, route);
    return operation;
  }

  /// The answers that consist of one error code, which many operations share.
  void addResponses(ObjectNode responses) {
    meanings.forEach((code, meaning) -> responses.set(code.name(), error(Set.of(code))));
  }

  private static String permission(Route<?> route) {
    var needed = route.needed();
    return needed == null
        ? ""
        : "\n\n**Role:** " + needed.wire() + (needed == Role.ADMIN ? "." : " or higher.");
  }

  private static void parameters(ObjectNode operation, Route<?> route) {
    var parameters = operation.withArray("parameters");
    parameters.add(ref("parameters", "CorrelationId"));
    if (route.method() == Method.POST) {
      parameters.add(ref("parameters", "IdempotencyKey"));
    }
  }

  private static void security(ObjectNode operation, Route<?> route) {
    var security = operation.putArray("security");
    var needed = route.needed();
    if (needed != null) {
      security.addObject().putArray("ApiKey").add(needed.wire());
      security.addObject().putArray("BearerToken").add(needed.wire());
    }
  }

  private void responses(ObjectNode operation, Route<?> route, ObjectNode told) {
    var responses = (ObjectNode) operation.get("responses");
    for (Map.Entry<String, JsonNode> response : responses.properties()) {
      headers((ObjectNode) response.getValue(), route);
    }
    SortedMap<Integer, Set<ProblemCode>> byStatus = new TreeMap<>();
    for (ProblemCode code : codes(route, told)) {
      byStatus
          .computeIfAbsent(ProblemMapper.status(code), _ -> EnumSet.noneOf(ProblemCode.class))
          .add(code);
    }
    byStatus.forEach(
        (status, codes) ->
            responses.set(
                status.toString(),
                codes.size() == 1
                    ? ref("responses", codes.iterator().next().name())
                    : error(codes)));
  }

  /// The operation's own codes, and those of the checks it goes through.
  private static Set<ProblemCode> codes(Route<?> route, ObjectNode told) {
    var codes =
        EnumSet.of(
            ProblemCode.INVALID_REQUEST,
            ProblemCode.FORBIDDEN,
            ProblemCode.RATE_LIMITED,
            ProblemCode.INTERNAL_ERROR,
            ProblemCode.SERVICE_UNAVAILABLE);
    if (route.needed() != null || route.identity() != null) {
      codes.add(ProblemCode.UNAUTHORIZED);
    }
    if (route.reading() != null) {
      codes.add(ProblemCode.PAYLOAD_TOO_LARGE);
      codes.add(ProblemCode.UNSUPPORTED_MEDIA_TYPE);
    }
    if (route.method() == Method.POST) {
      codes.add(ProblemCode.CONFLICT);
      codes.add(ProblemCode.DUPLICATE_SHIPMENT);
    }
    told.path("x-errors").forEach(code -> codes.add(ProblemCode.valueOf(code.asText())));
    return codes;
  }

  private static void headers(ObjectNode response, Route<?> route) {
    common(response.withObject(HEADERS));
    if (route.method() == Method.POST) {
      response.withObject(HEADERS).set("Idempotent-Replayed", ref(HEADERS, "IdempotentReplayed"));
    }
  }

  private static void common(ObjectNode headers) {
    headers.set("X-Correlation-ID", ref(HEADERS, "CorrelationId"));
    headers.set("RateLimit-Limit", ref(HEADERS, "RateLimitLimit"));
    headers.set("RateLimit-Remaining", ref(HEADERS, "RateLimitRemaining"));
    headers.set("RateLimit-Reset", ref(HEADERS, "RateLimitReset"));
  }

  /// An error answer with any of `codes`, which have one status.
  private ObjectNode error(Set<ProblemCode> codes) {
    var response = JsonNodeFactory.instance.objectNode();
    response.put("description", description(codes));
    var headers = response.putObject(HEADERS);
    common(headers);
    int status = ProblemMapper.status(codes.iterator().next());
    boolean retried = status == 429 || status == 502 || status == 503;
    if (retried || codes.contains(ProblemCode.CONFLICT)) {
      headers.set("Retry-After", ref(HEADERS, "RetryAfter"));
    }
    if (Retries.kept(status)) {
      headers.set("Idempotent-Replayed", ref(HEADERS, "IdempotentReplayed"));
    }
    var schema = response.putObject("content").putObject("application/json").putObject("schema");
    var parts = schema.putArray("allOf");
    parts.add(ref("schemas", "Error"));
    narrow(parts, codes, status, retried);
    return response;
  }

  private static void narrow(ArrayNode parts, Set<ProblemCode> codes, int status, boolean retried) {
    var error = parts.addObject().putObject("properties").putObject("error");
    if (retried) {
      error.putArray("required").add("retryAfter");
    }
    var properties = error.putObject("properties");
    var known = properties.putObject("code").putArray("enum");
    codes.forEach(code -> known.add(code.name()));
    ProblemMapper.wait(status)
        .ifPresent(seconds -> properties.putObject("retryAfter").put("const", seconds));
  }

  private String description(Set<ProblemCode> codes) {
    var text = new StringBuilder();
    for (ProblemCode code : codes) {
      text.append(codes.size() == 1 ? "" : "- ")
          .append('`')
          .append(code.name())
          .append("`: ")
          .append(meanings.get(code))
          .append('\n');
    }
    return text.toString().stripTrailing();
  }

  private static ObjectNode ref(String kind, String name) {
    return JsonNodeFactory.instance.objectNode().put(REF, "#/components/" + kind + "/" + name);
  }
}
