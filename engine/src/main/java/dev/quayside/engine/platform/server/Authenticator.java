package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.identity.Caller;
import org.jspecify.annotations.Nullable;

/// Turns credentials into a caller.
@FunctionalInterface
public interface Authenticator {

  /// @param apiKey the header X-API-Key
  /// @param authorization the header Authorization
  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when they name nobody
  Caller authenticate(@Nullable String apiKey, @Nullable String authorization);
}
