package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Caller;

/// Finds out who asks when the credential is in the body and not in a header.
@FunctionalInterface
public interface Identity<T> {

  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when it is nobody
  Caller of(T request);
}
