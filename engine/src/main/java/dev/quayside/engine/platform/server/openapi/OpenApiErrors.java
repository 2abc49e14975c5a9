package dev.quayside.engine.platform.server.openapi;

import static dev.quayside.engine.platform.server.openapi.OpenApiOperation.ref;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.ProblemMapper;
import dev.quayside.engine.platform.server.route.Route;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Describes how an operation may be refused: by its own errors, which its feature's file lists in
/// `x-errors`, and by those of the checks of `Pipeline`. Each comes with its own example.
final class OpenApiErrors {

  private static final String HEADERS = "headers";
  private static final String OWN = "x-errors";

  /// Meanings of the codes, in words.
  private final Map<ProblemCode, String> meanings = new EnumMap<>(ProblemCode.class);

  private final ErrorExamples examples;

  /// Refusals shared by several operations.
  private final ObjectNode shared;

  /// @param meanings by code
  /// @param shared the part of the document that holds responses
  OpenApiErrors(ObjectNode meanings, ErrorExamples examples, ObjectNode shared) {
    meanings
        .properties()
        .forEach(
            each ->
                this.meanings.put(ProblemCode.valueOf(each.getKey()), each.getValue().asText()));
    this.examples = examples;
    this.shared = shared;
  }

  /// Adds the refusals to the responses of `operation`.
  void add(ObjectNode operation, Route<?> route) {
    SortedMap<Integer, Set<ProblemCode>> byStatus = new TreeMap<>();
    for (ProblemCode code : codes(route, operation.path(OWN))) {
      byStatus
          .computeIfAbsent(ProblemMapper.status(code), _ -> EnumSet.noneOf(ProblemCode.class))
          .add(code);
    }
    operation.remove(OWN);
    var responses = (ObjectNode) operation.get("responses");
    byStatus.forEach(
        (status, codes) ->
            responses.set(
                status.toString(), share(codes, response(operation, route, status, codes))));
  }

  /// Writes a response of one or two codes only once in the document, and refers to it.
  private ObjectNode share(Set<ProblemCode> codes, ObjectNode response) {
    var name = codes.stream().map(ProblemCode::name).collect(Collectors.joining("."));
    if (codes.size() > 2) {
      return response;
    }
    if (!shared.has(name)) {
      shared.set(name, response);
    }
    return shared.get(name).equals(response) ? ref("responses", name) : response;
  }

  /// The operation's own codes, and those of the checks it goes through.
  private static Set<ProblemCode> codes(Route<?> route, JsonNode own) {
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
    if (route.isWork()) {
      codes.add(ProblemCode.WORKSPACE_ARCHIVED);
    }
    if (route.reading() != null) {
      codes.add(ProblemCode.PAYLOAD_TOO_LARGE);
      codes.add(ProblemCode.UNSUPPORTED_MEDIA_TYPE);
    }
    if (route.method() == Method.POST) {
      codes.add(ProblemCode.CONFLICT);
      codes.add(ProblemCode.DUPLICATE_SHIPMENT);
    }
    own.forEach(code -> codes.add(ProblemCode.valueOf(code.asText())));
    return codes;
  }

  /// @param codes those of one status
  private ObjectNode response(
      ObjectNode operation, Route<?> route, int status, Set<ProblemCode> codes) {
    var response = JsonNodeFactory.instance.objectNode();
    response.put("description", description(codes));
    headers(response.putObject(HEADERS), status, codes);
    var content = response.putObject("content").putObject("application/json");
    content.set("schema", ref("schemas", "ErrorResponse"));
    var shown = content.putObject("examples");
    for (ProblemCode code : codes) {
      shown.putObject(code.name()).set("value", examples.of(code, operation, route));
    }
    return response;
  }

  private static void headers(ObjectNode headers, int status, Set<ProblemCode> codes) {
    OpenApiOperation.common(headers);
    if (status == 401) {
      headers.set("WWW-Authenticate", ref(HEADERS, "Challenge"));
    }
    if (status == 429 || status == 502 || status == 503 || codes.contains(ProblemCode.CONFLICT)) {
      headers.set("Retry-After", ref(HEADERS, "RetryAfter"));
    }
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
}
