package dev.quayside.engine.base.problem;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/// The only exception that crosses layers: it carries a {@link Problem} to the code that shows it.
public final class ProblemException extends RuntimeException {

  private static final int LONGEST_NAME = 40;

  private final transient Problem problem;

  /// Has no stack trace: it is an answer and not a fault, and a rate request makes one for each
  /// service that a carrier would refuse. Walking the stack costs more than finding the reason.
  public ProblemException(Problem problem) {
    super(null, null, true, false);
    this.problem = problem;
  }

  /// Builds the message only when it is read: most problems are shown by their {@link #problem}.
  @Override
  public String getMessage() {
    return problem.code() + ": " + problem.message();
  }

  public static ProblemException refused(ProblemCode code, Message message) {
    return new ProblemException(new Problem.Refused(code, message));
  }

  public static ProblemException refused(ProblemCode code, MessageKey key, Object... arguments) {
    return refused(code, key.of(arguments));
  }

  public static ProblemException refused(ProblemCode code, String message) {
    return refused(code, Message.said(message));
  }

  public static ProblemException invalid(ProblemCode code, List<Violation> details) {
    return new ProblemException(new Problem.Invalid(code, message(details), details));
  }

  /// What is said of several fields, or of one.
  static Message message(List<Violation> details) {
    return details.size() == 1
        ? details.getFirst().line()
        : ProblemWords.SEVERAL_FIELDS.of(details.size());
  }

  public static ProblemException invalid(ProblemCode code, String field, Message message) {
    return invalid(code, List.of(new Violation(field, message)));
  }

  public static ProblemException invalid(
      ProblemCode code, String field, MessageKey key, Object... arguments) {
    return invalid(code, field, key.of(arguments));
  }

  public static ProblemException invalid(ProblemCode code, String field, String message) {
    return invalid(code, field, Message.said(message));
  }

  /// `NOT_FOUND`: the workspace does not have it.
  ///
  /// @param what the key of a phrase such as `order '{0}'`: what it is, and which was asked for
  public static ProblemException notFound(MessageKey what, Object... arguments) {
    var cut = Stream.of(arguments).map(ProblemException::cut).toArray();
    return refused(ProblemCode.NOT_FOUND, ProblemWords.NOT_FOUND, what.of(cut));
  }

  /// What was asked for may be of any length.
  private static Object cut(Object asked) {
    return asked instanceof String text && text.length() > LONGEST_NAME
        ? text.substring(0, LONGEST_NAME) + "..."
        : asked;
  }

  /// Refuses with `CONFLICT` once a workspace holds the most of a kind that it may.
  public static void refuseMore(int there, int most) {
    if (there >= most) {
      throw refused(ProblemCode.CONFLICT, ProblemWords.FULL, most);
    }
  }

  public static ProblemException tryLater(ProblemCode code, Message message, Duration retryAfter) {
    return new ProblemException(new Problem.TryLater(code, message, retryAfter));
  }

  public Problem problem() {
    return problem;
  }

  public ProblemCode code() {
    return problem.code();
  }
}
