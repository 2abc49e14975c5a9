package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;

/// Why a request was not done, in words the reader can act on. Never holds SQL, a file path, a
/// stack trace or a secret.
public sealed interface Problem {

  ProblemCode code();

  /// One plain sentence: what is wrong and what to do.
  Message message();

  /// What programs read beside the code: the fields at fault, or a carrier's own codes. Empty when
  /// the code says it all.
  default List<Violation> details() {
    return List.of();
  }

  /// The service refuses, and asking again unchanged will not help.
  ///
  /// @param details not for people: `message` says the same to them
  record Refused(ProblemCode code, Message message, List<Violation> details) implements Problem {
    public Refused {
      details = List.copyOf(details);
    }

    public Refused(ProblemCode code, Message message) {
      this(code, message, List.of());
    }
  }

  /// Fields of the request are at fault; every one of them is named.
  record Invalid(ProblemCode code, Message message, List<Violation> details) implements Problem {
    public Invalid {
      details = List.copyOf(details);
    }
  }

  /// Not now: the same request may work after `retryAfter`.
  record TryLater(ProblemCode code, Message message, Duration retryAfter) implements Problem {}
}
