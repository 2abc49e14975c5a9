package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// An API key as it is listed: everything but the key itself, which is not stored.
///
/// @param name what it is for; null when not given
/// @param hint the beginning and end of the key, to tell keys apart
/// @param worksUntil when it stops, as one that is being replaced; null when no end is set
/// @param revokedAt when it stopped; null while it works
/// @param lastUsedAt up to ten minutes late; null when it was never used
public record ApiKey(
    String id,
    WorkspaceId workspace,
    Environment environment,
    Role role,
    @Nullable String name,
    String hint,
    Instant createdAt,
    @Nullable Instant worksUntil,
    @Nullable Instant revokedAt,
    @Nullable Instant lastUsedAt) {

  public boolean works() {
    return revokedAt == null;
  }

  /// The caller that holds this key.
  public Caller caller() {
    return new Caller(workspace, environment, role, id);
  }
}
