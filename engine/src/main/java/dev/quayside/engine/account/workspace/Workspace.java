package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One tenant or environment; everything else belongs to exactly one.
///
/// @param slug 1-63 of a-z 0-9 and '-', unique per installation
/// @param autoScan in a sandbox, whether parcels move by themselves
/// @param archivedAt null while the workspace is in use
public record Workspace(
    WorkspaceId id,
    String slug,
    String name,
    String plan,
    Environment environment,
    boolean autoScan,
    Instant createdAt,
    @Nullable Instant archivedAt) {

  public boolean isArchived() {
    return archivedAt != null;
  }

  /// The caller that the window and the engine itself act as: no key, every right.
  public Caller ownCaller() {
    return new Caller(id, environment, Role.ADMIN, "desk");
  }
}
