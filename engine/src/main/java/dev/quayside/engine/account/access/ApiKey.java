package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An API key as it is listed: everything but the key itself, which is not kept.
///
/// @param name what it is for; null when nobody said
/// @param hint how the key begins and ends, to tell keys apart
/// @param revokedAt null while it works
/// @param lastUsedAt up to ten minutes late; null when nothing has used it
public record ApiKey(
    String id,
    WorkspaceId workspace,
    Environment environment,
    Role role,
    @Nullable String name,
    String hint,
    Instant createdAt,
    @Nullable Instant revokedAt,
    @Nullable Instant lastUsedAt) {

  /// Whoever presents this key.
  public Caller caller() {
    return new Caller(workspace, environment, role, id);
  }
}
