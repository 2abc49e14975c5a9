package dev.quayside.engine.account.audit;

import dev.quayside.engine.platform.audit.AuditEntry;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An entry on the wire.
///
/// @param user null when nobody had to sign in
/// @param station name of the desk; null for what a command beside it did
record AuditJson(
    String id,
    String action,
    String subject,
    @Nullable User user,
    String keyId,
    @Nullable String station,
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
        entry.station(),
        entry.correlationId(),
        entry.createdAt());
  }
}
