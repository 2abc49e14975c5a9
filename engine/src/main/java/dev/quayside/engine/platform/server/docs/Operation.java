package dev.quayside.engine.platform.server.docs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call, or an event that is sent to a webhook.
///
/// @param method as `POST`; `EVENT` for what Quayside sends
/// @param path for an event its name
/// @param role the least that may call it; null when no key is needed
/// @param body what is sent; empty without a body in JSON
/// @param samples in the order of the languages
/// @param requests more bodies that can be sent
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

  /// How it may be answered.
  ///
  /// @param object what is answered, told on the page of objects
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

  /// Something to copy.
  ///
  /// @param name of the language, or of the example
  record Sample(String name, String text) {}
}
