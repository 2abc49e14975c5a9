package dev.quayside.engine.account.access;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A key on the wire.
///
/// @param revokedAt null while it works
/// @param lastUsedAt null when nothing has used it
record KeyJson(
    String id,
    String role,
    String hint,
    Instant createdAt,
    @Nullable Instant revokedAt,
    @Nullable Instant lastUsedAt) {

  static KeyJson of(ApiKey key) {
    return new KeyJson(
        key.id(),
        key.role().wire(),
        key.hint(),
        key.createdAt(),
        key.revokedAt(),
        key.lastUsedAt());
  }

  /// A key just made; it is shown this once.
  record Fresh(String id, String role, String hint, Instant createdAt, String key) {

    static Fresh of(NewApiKey made) {
      var key = made.key();
      return new Fresh(key.id(), key.role().wire(), key.hint(), key.createdAt(), made.secret());
    }

    /// Without the secret, so that it cannot slip into a log line.
    @Override
    public String toString() {
      return "Fresh[" + id + "]";
    }
  }
}
