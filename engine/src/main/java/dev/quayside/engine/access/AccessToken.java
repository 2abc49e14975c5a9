package dev.quayside.engine.access;

import dev.quayside.engine.identity.Environment;
import java.time.Instant;

/// A bearer token just issued.
///
/// @param environment of the key it was made from
public record AccessToken(String token, Instant expiresAt, Environment environment) {

  /// Without the token, so that it cannot slip into a log line.
  @Override
  public String toString() {
    return "AccessToken[until " + expiresAt + "]";
  }
}
