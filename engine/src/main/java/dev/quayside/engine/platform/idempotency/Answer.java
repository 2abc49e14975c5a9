package dev.quayside.engine.platform.idempotency;

import java.util.Map;

/// The answer to a request.
///
/// @param status HTTP status
/// @param headers those of this answer only, such as Location
/// @param replayed whether it is the answer of an earlier request
public record Answer(int status, String body, Map<String, String> headers, boolean replayed) {
  public Answer {
    headers = Map.copyOf(headers);
  }

  public Answer(int status, String body, boolean replayed) {
    this(status, body, Map.of(), replayed);
  }
}
