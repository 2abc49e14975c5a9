package dev.quayside.engine.carrier.guard;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.InDoubtException;

public enum CallOutcome {
  ANSWERED,
  /// The carrier answered and refused.
  REFUSED,
  UNAVAILABLE,
  /// It is not known whether the carrier did it.
  IN_DOUBT,
  /// An unexpected answer, or an error in this program.
  FAILED,
  /// No call was made, since the breaker was open.
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
