package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import org.jspecify.annotations.Nullable;

/// Turns credentials into a caller, and knows whether there is work for them.
public interface Authenticator {

  /// @param apiKey the header X-API-Key
  /// @param authorization the header Authorization
  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when they name nobody
  Caller authenticate(@Nullable String apiKey, @Nullable String authorization);

  /// Whether a workspace is put away: what it has can be read, and nothing changes.
  boolean isArchived(WorkspaceId workspace);
}
