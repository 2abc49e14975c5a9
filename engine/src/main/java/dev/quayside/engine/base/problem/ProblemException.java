package dev.quayside.engine.base.problem;

import java.time.Duration;
import java.util.List;

/// The only exception that crosses layers: it carries a {@link Problem} to whoever shows it.
public final class ProblemException extends RuntimeException {

  private final transient Problem problem;

  public ProblemException(Problem problem) {
    super(problem.code() + ": " + problem.message());
    this.problem = problem;
  }

  public static ProblemException refused(ProblemCode code, String message) {
    return new ProblemException(new Problem.Refused(code, message));
  }

  public static ProblemException invalid(ProblemCode code, List<Violation> details) {
    var message =
        details.size() == 1
            ? details.getFirst().field() + ": " + details.getFirst().message()
            : details.size() + " fields need attention";
    return new ProblemException(new Problem.Invalid(code, message, details));
  }

  public static ProblemException invalid(ProblemCode code, String field, String message) {
    return invalid(code, List.of(new Violation(field, message)));
  }

  public static ProblemException notFound(String what) {
    return refused(ProblemCode.NOT_FOUND, what + " was not found in this workspace");
  }

  public static ProblemException tryLater(ProblemCode code, String message, Duration retryAfter) {
    return new ProblemException(new Problem.TryLater(code, message, retryAfter));
  }

  public Problem problem() {
    return problem;
  }

  public ProblemCode code() {
    return problem.code();
  }
}
