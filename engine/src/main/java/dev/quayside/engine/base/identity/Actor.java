package dev.quayside.engine.base.identity;

import org.jspecify.annotations.Nullable;

/// Who asked for the work at hand.
///
/// @param keyId the API key behind the request, `desk` for the window, or {@link #ENGINE}
/// @param person who had signed in; null when nobody had to
/// @param correlationId of the request; null for the window
public record Actor(String keyId, @Nullable Person person, @Nullable String correlationId) {

  /// In place of the key of what the engine finishes later by itself.
  public static final String ENGINE = "engine";

  /// The engine itself, finishing what a person began. It asks for no rights: those were asked for
  /// when it was begun.
  ///
  /// @param begunBy null when nobody had to sign in
  public static Actor finishing(@Nullable Person begunBy) {
    return new Actor(ENGINE, begunBy, null);
  }
}
