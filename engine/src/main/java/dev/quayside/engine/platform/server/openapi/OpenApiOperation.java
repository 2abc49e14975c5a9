package dev.quayside.engine.platform.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.route.Method;
import dev.quayside.engine.platform.server.route.Route;
import java.util.Map;

/// Writes one operation: what its feature's file says, and what holds for every operation of its
/// kind (the checks of `Pipeline`): headers, preferences, credentials. {@link OpenApiErrors} adds
/// its refusals.
final class OpenApiOperation {

  private static final String HEADERS = "headers";
  private static final String TAG = "ETag";

  /// A role that may call it although it is not covered by the one in `security`.
  private static final String ALSO = "x-also-role";

  private OpenApiOperation() {}

  /// @param told the operation in the feature's file
  static ObjectNode write(String tag, Route<?> route, ObjectNode told) {
    var operation = JsonNodeFactory.instance.objectNode();
    operation.putArray("tags").add(tag);
    operation.setAll(told);
    operation.put("description", told.get("description").asText() + permission(route));
    parameters(operation, route);
    for (Map.Entry<String, JsonNode> response : operation.get("responses").properties()) {
      headers((ObjectNode) response.getValue(), route);
    }
    if (route.method() == Method.GET) {
      tag(operation);
    }
    security(operation, route);
    return operation;
  }

  private static String permission(Route<?> route) {
    var needed = route.needed();
    if (needed == null) {
      return "";
    }
    var also = route.allowance().also();
    return "\n\n**Role:** "
        + needed.wire()
        + (needed == Role.ADMIN ? "" : " or higher")
        + (also == null ? "." : "; also " + also.wire() + ".");
  }

  private static void parameters(ObjectNode operation, Route<?> route) {
    var parameters = operation.withArray("parameters");
    boolean ownPreferences = parameters.findValuesAsText("name").contains("Prefer");
    parameters.add(ref("parameters", "CorrelationId"));
    if (route.method() == Method.POST) {
      parameters.add(ref("parameters", "IdempotencyKey"));
    }
    if (route.isHeldToItsDescription() && !ownPreferences) {
      parameters.add(ref("parameters", "Prefer"));
    }
  }

  private static void security(ObjectNode operation, Route<?> route) {
    var security = operation.putArray("security");
    var needed = route.needed();
    if (needed != null) {
      security.addObject().putArray("ApiKey").add(needed.wire());
      security.addObject().putArray("BearerToken").add(needed.wire());
    }
    var also = route.allowance().also();
    if (also != null) {
      operation.put(ALSO, also.wire());
    }
  }

  /// Adds the entity tag to an answer in JSON, which spares a caller that already has it the
  /// transfer.
  private static void tag(ObjectNode operation) {
    var good = (ObjectNode) operation.get("responses").get("200");
    var headers = good == null ? null : good.withObject(HEADERS);
    if (headers == null || headers.has(TAG) || !good.path("content").has("application/json")) {
      return;
    }
    headers.set(TAG, ref(HEADERS, "AnswerTag"));
    operation.withArray("parameters").add(ref("parameters", "IfNoneMatch"));
    operation.withObject("responses").set("304", ref("responses", "NotModified"));
  }

  private static void headers(ObjectNode response, Route<?> route) {
    common(response.withObject(HEADERS));
    if (route.method() == Method.POST) {
      response.withObject(HEADERS).set("Idempotent-Replayed", ref(HEADERS, "IdempotentReplayed"));
    }
  }

  /// Adds the headers of every answer.
  static void common(ObjectNode headers) {
    headers.set("X-Correlation-ID", ref(HEADERS, "CorrelationId"));
    headers.set("RateLimit-Limit", ref(HEADERS, "RateLimitLimit"));
    headers.set("RateLimit-Remaining", ref(HEADERS, "RateLimitRemaining"));
    headers.set("RateLimit-Reset", ref(HEADERS, "RateLimitReset"));
  }

  static ObjectNode ref(String kind, String name) {
    return JsonNodeFactory.instance.objectNode().put("$ref", "#/components/" + kind + "/" + name);
  }
}
