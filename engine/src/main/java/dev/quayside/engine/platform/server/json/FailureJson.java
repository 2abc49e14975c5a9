package dev.quayside.engine.platform.server.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The reason why one of several items was refused: the error object of docs/api/answers.md, inside
/// an answer.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record FailureJson(ProblemCode code, Message message, @Nullable List<Violation> details) {

  /// @param details empty when no fields are at fault
  public static FailureJson of(ProblemCode code, Message message, List<Violation> details) {
    return new FailureJson(code, message, details.isEmpty() ? null : details);
  }

  public static FailureJson of(Problem problem) {
    return of(problem.code(), problem.message(), problem.details());
  }
}
