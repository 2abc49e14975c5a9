package dev.quayside.engine.platform.server.json;

import java.util.List;

/// Reads a request body for a use case. It adds faults to the fields' {@link Fields#violations} and
/// goes on, so that one answer names all of them; its result is never used after a violation.
@FunctionalInterface
public interface BodyReader<T> {
  T read(Fields body);

  /// Reads a body that may be left out, since no field of it is required.
  @FunctionalInterface
  interface OrNothing<T> extends BodyReader<T> {}

  /// Reads a body that has only `ids`, which are required.
  static BodyReader<List<String>> ids(int most) {
    return body -> {
      body.require("ids");
      return body.texts("ids", most);
    };
  }
}
