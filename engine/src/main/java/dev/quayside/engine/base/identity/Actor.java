package dev.quayside.engine.base.identity;

import org.jspecify.annotations.Nullable;

/// Who asked for the work at hand.
///
/// @param keyId the API key behind the request, `desk` for the window, {@link #COMMAND}, or {@link
///   #ENGINE}
/// @param person who had signed in; null when nobody had to
/// @param correlationId of the request; null for the window
/// @param workspace in which the request was made, or which the window shows; null where it is not
///   known
public record Actor(
    String keyId,
    @Nullable Person person,
    @Nullable String correlationId,
    @Nullable WorkspaceId workspace) {

  /// In place of the key of what the engine finishes later by itself.
  public static final String ENGINE = "engine";

  /// In place of the key of what is done on the command line, beside a window or server.
  public static final String COMMAND = "command";

  public Actor(String keyId, @Nullable Person person, @Nullable String correlationId) {
    this(keyId, person, correlationId, null);
  }

  /// The engine itself, finishing what a person began. It asks for no rights: those were asked for
  /// when it was begun.
  ///
  /// @param begunBy null when nobody had to sign in
  public static Actor finishing(@Nullable Person begunBy) {
    return new Actor(ENGINE, begunBy, null);
  }

  /// The command line: a person who can write the data directory has every right.
  public static Actor command() {
    return new Actor(COMMAND, null, null);
  }

  /// Another person at the same desk, in the same request.
  Actor by(Person other) {
    return new Actor(keyId, other, correlationId, workspace);
  }
}
