package dev.quayside.engine.platform.idempotency;

import java.util.Map;

/// What a request was answered.
///
/// @param status HTTP status
/// @param headers those of this very answer, such as Location
/// @param replayed whether this is an earlier request's answer
public record Answer(int status, String body, Map<String, String> headers, boolean replayed) {
  public Answer {
    headers = Map.copyOf(headers);
  }

  public Answer(int status, String body, boolean replayed) {
    this(status, body, Map.of(), replayed);
  }
}
