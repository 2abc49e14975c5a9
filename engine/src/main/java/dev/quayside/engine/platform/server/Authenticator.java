package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Admission;
import org.jspecify.annotations.Nullable;

/// Finds the caller a credential belongs to, and whether the caller's workspace is archived.
@FunctionalInterface
public interface Authenticator {

  /// @param apiKey the header X-API-Key
  /// @param authorization the header Authorization
  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when they are missing
  ///   or unknown
  Admission authenticate(@Nullable String apiKey, @Nullable String authorization);
}
