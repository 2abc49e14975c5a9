package dev.quayside.engine.account.access;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A key on the wire.
///
/// @param name absent when it has none
/// @param worksUntil when one that is being replaced stops; absent when no end is set
/// @param revokedAt null while it works
/// @param lastUsedAt null when it was never used
record KeyJson(
    String id,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String name,
    String role,
    String hint,
    Instant createdAt,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant worksUntil,
    @Nullable Instant revokedAt,
    @Nullable Instant lastUsedAt) {

  static KeyJson of(ApiKey key) {
    return new KeyJson(
        key.id(),
        key.name(),
        key.role().wire(),
        key.hint(),
        key.createdAt(),
        key.worksUntil(),
        key.revokedAt(),
        key.lastUsedAt());
  }

  static KeyDraft read(Fields body) {
    body.require("role");
    var role = body.choice("role", Role.values(), Role::wire);
    var draft = new KeyDraft(role == null ? Role.VIEWER : role, body.text("name"));
    draft.check(body.violations());
    return draft;
  }

  static KeyRotation readRotation(Fields body) {
    var hours = body.integer("overlapHours");
    var rotation = hours == null ? KeyRotation.AT_ONCE : new KeyRotation(hours);
    rotation.check(body.violations());
    return rotation;
  }

  /// A newly made key; this is the only time it is shown.
  record Fresh(
      String id,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String name,
      String role,
      String hint,
      Instant createdAt,
      String key) {

    static Fresh of(NewApiKey made) {
      var key = made.key();
      return new Fresh(
          key.id(), key.name(), key.role().wire(), key.hint(), key.createdAt(), made.secret());
    }

    /// Leaves the secret out, so that it cannot get into a log line.
    @Override
    public String toString() {
      return "Fresh[" + id + "]";
    }
  }
}
