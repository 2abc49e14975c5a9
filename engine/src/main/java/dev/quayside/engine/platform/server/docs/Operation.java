package dev.quayside.engine.platform.server.docs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call, or an event sent to a webhook.
///
/// @param method as `POST`; `EVENT` for an event
/// @param path the event's name for an event
/// @param role the least role that may call it; null when no key is needed
/// @param body fields of the request; empty without a body in JSON
/// @param samples in the order of the languages
/// @param requests further examples of a body
record Operation(
    String id,
    String method,
    String path,
    String summary,
    String html,
    @Nullable String role,
    List<Field> parameters,
    List<Field> body,
    List<Answer> answers,
    List<Sample> samples,
    List<Sample> requests) {

  /// One possible answer.
  ///
  /// @param object name of the object returned, described on the page of objects
  record Answer(
      String status,
      String html,
      @Nullable String object,
      List<Field> fields,
      List<Sample> examples) {

    boolean isGood() {
      return status.startsWith("2");
    }
  }

  /// Text to copy.
  ///
  /// @param name of the language or the example
  record Sample(String name, String text) {}
}
