package dev.quayside.engine.platform.server.json;

import java.util.List;

/// Reads a request body into what the use case takes. It reports what is wrong to the fields'
/// {@link Fields#violations} and goes on, so that one answer names every violation; whatever it
/// returns after a violation is never used.
@FunctionalInterface
public interface BodyReader<T> {
  T read(Fields body);

  /// Of `ids` alone, which must be there.
  static BodyReader<List<String>> ids(int most) {
    return body -> {
      body.require("ids");
      return body.texts("ids", most);
    };
  }
}
