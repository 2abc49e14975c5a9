package dev.quayside.engine.account.access;

import java.time.Instant;

/// A newly issued bearer token.
public record AccessToken(String token, Instant expiresAt) {

  /// Leaves the token out, so that it cannot get into a log line.
  @Override
  public String toString() {
    return "AccessToken[until " + expiresAt + "]";
  }
}
