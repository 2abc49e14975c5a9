package dev.quayside.engine.carrier.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// Recognises answers to a request that carries credentials.
public final class TokenWire {

  private static final ObjectMapper JSON = new ObjectMapper();

  private TokenWire() {}

  /// Whether the body is an OAuth 2 token answer (RFC 6749 section 5.1).
  public static boolean holdsToken(String body) {
    return !read(body).path("access_token").asText().isBlank();
  }

  public static boolean isList(String body) {
    return read(body).isArray();
  }

  /// Whether the body is an object with a list under `name`.
  public static boolean holdsList(String body, String name) {
    return read(body).path(name).isArray();
  }

  /// Whether the body is an object that has `value` under `name`.
  public static boolean holds(String body, String name, String value) {
    return read(body).path(name).asText().equals(value);
  }

  private static JsonNode read(String body) {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException e) {
      return JSON.missingNode();
    }
  }
}
