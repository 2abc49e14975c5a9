package dev.quayside.engine.base.problem;

import java.time.Duration;
import java.util.List;

/// Why a request was not done, in words the reader can act on. Never holds SQL, a file path, a
/// stack trace or a secret.
public sealed interface Problem {

  ProblemCode code();

  /// One plain sentence: what is wrong and what to do.
  String message();

  /// The service refuses, and asking again unchanged will not help.
  record Refused(ProblemCode code, String message) implements Problem {}

  /// Fields of the request are at fault; every one of them is named.
  record Invalid(ProblemCode code, String message, List<Violation> details) implements Problem {
    public Invalid {
      details = List.copyOf(details);
    }
  }

  /// Not now: the same request may work after `retryAfter`.
  record TryLater(ProblemCode code, String message, Duration retryAfter) implements Problem {}
}
