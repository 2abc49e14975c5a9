package dev.quayside.engine.account.access;

import java.time.Instant;

/// A bearer token just issued.
public record AccessToken(String token, Instant expiresAt) {

  /// Without the token, so that it cannot slip into a log line.
  @Override
  public String toString() {
    return "AccessToken[until " + expiresAt + "]";
  }
}
