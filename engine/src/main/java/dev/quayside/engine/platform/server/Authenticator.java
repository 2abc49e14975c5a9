package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import org.jspecify.annotations.Nullable;

/// Finds the caller a credential belongs to, and whether the caller's workspace is archived.
public interface Authenticator {

  /// @param apiKey the header X-API-Key
  /// @param authorization the header Authorization
  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when they are missing
  ///   or unknown
  Caller authenticate(@Nullable String apiKey, @Nullable String authorization);

  /// Whether a workspace is archived: its data can be read but not changed.
  boolean isArchived(WorkspaceId workspace);
}
