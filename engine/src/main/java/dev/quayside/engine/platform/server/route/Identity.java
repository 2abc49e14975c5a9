package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Caller;

/// Finds the caller of a request whose credential is in the body and not in a header.
@FunctionalInterface
public interface Identity<T> {

  /// @throws dev.quayside.engine.base.problem.ProblemException `UNAUTHORIZED` when the credential
  ///   is wrong
  Caller of(T request);
}
