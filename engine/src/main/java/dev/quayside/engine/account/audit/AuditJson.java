package dev.quayside.engine.account.audit;

import dev.quayside.engine.platform.audit.AuditEntry;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An entry on the wire.
///
/// @param user null when nobody had to sign in
record AuditJson(
    String id,
    String action,
    String subject,
    @Nullable User user,
    String keyId,
    @Nullable String correlationId,
    Instant createdAt) {

  record User(String id, @Nullable String name) {}

  static AuditJson of(AuditEntry entry) {
    var user = entry.userId();
    return new AuditJson(
        entry.id(),
        entry.action(),
        entry.subject(),
        user == null ? null : new User(user, entry.userName()),
        entry.keyId(),
        entry.correlationId(),
        entry.createdAt());
  }
}
