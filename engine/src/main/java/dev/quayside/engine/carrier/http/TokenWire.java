package dev.quayside.engine.carrier.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// What carriers answer when somebody shows them credentials.
public final class TokenWire {

  private static final ObjectMapper JSON = new ObjectMapper();

  private TokenWire() {}

  /// Whether it is a token answer of OAuth 2 (RFC 6749 section 5.1).
  public static boolean holdsToken(String body) {
    return !read(body).path("access_token").asText().isBlank();
  }

  public static boolean isList(String body) {
    return read(body).isArray();
  }

  /// Whether it is an object with a list under `name`.
  public static boolean holdsList(String body, String name) {
    return read(body).path(name).isArray();
  }

  /// Whether it is an object that has `value` under `name`.
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
