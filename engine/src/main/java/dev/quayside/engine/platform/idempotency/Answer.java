package dev.quayside.engine.platform.idempotency;

import java.util.Map;

/// The recorded answer to a request, which every retry gets.
///
/// @param status HTTP status
/// @param headers those of this answer only, such as Location
public record Answer(int status, String body, Map<String, String> headers) {
  public Answer {
    headers = Map.copyOf(headers);
  }
}
