package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.InDoubtException;

/// How a call of a carrier ended.
public enum CallOutcome {
  ANSWERED,
  /// An answer, too: not like this.
  REFUSED,
  UNAVAILABLE,
  /// Nobody knows whether it was done.
  IN_DOUBT,
  /// An answer nobody had thought of, or a fault of ours.
  FAILED,
  /// Not made, since the carrier was down.
  RESTING;

  static CallOutcome of(RuntimeException failure) {
    return switch (failure) {
      case ProblemException e when e.code() == ProblemCode.CARRIER_UNAVAILABLE -> UNAVAILABLE;
      case ProblemException _ -> REFUSED;
      case InDoubtException _ -> IN_DOUBT;
      default -> FAILED;
    };
  }
}
