package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

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

  /// The same of a request in which the fields stand elsewhere.
  ///
  /// @param where by the path of a field here, its path there
  default Problem at(UnaryOperator<String> where) {
    var fields =
        details().stream()
            .map(each -> new Violation(where.apply(each.field()), each.message()))
            .toList();
    return switch (this) {
      case Refused refused -> new Refused(refused.code, refused.message, fields);
      case Invalid invalid when invalid.message.equals(ProblemException.message(details())) ->
          new Invalid(invalid.code, ProblemException.message(fields), fields);
      case Invalid invalid -> new Invalid(invalid.code, invalid.message, fields);
      case TryLater later -> later;
    };
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
