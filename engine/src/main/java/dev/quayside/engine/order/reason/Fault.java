package dev.quayside.engine.order.reason;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;

/// Why an order, or a line of a batch, has failed, for programs: an empty wallet is to be told from
/// an address that is wrong. The words are the reason beside it.
///
/// @param details the fields at fault, when fields are; else what the carrier refused with
public record Fault(ProblemCode code, List<Violation> details) {

  public Fault {
    details = List.copyOf(details);
  }

  public static Fault of(Problem problem) {
    return new Fault(problem.code(), problem.details());
  }
}
