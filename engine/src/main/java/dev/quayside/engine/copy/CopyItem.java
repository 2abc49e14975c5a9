package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;

/// One thing that is copied.
///
/// @param name what it is told apart by among its kind
/// @param missing what of it is not in the other workspace, by the field of the API that names it:
///   the copy is without it, or is refused for it
public record CopyItem(String name, CopyOutcome outcome, List<Violation> missing) {

  public CopyItem {
    missing = List.copyOf(missing);
  }

  static CopyItem of(String name, CopyOutcome outcome) {
    return new CopyItem(name, outcome, List.of());
  }

  /// The same after the workspace refused it.
  CopyItem refused(Problem problem) {
    var why =
        problem.details().isEmpty()
            ? List.of(new Violation("", problem.message()))
            : problem.details();
    return new CopyItem(name, CopyOutcome.REFUSED, why);
  }

  boolean isToDo() {
    return outcome == CopyOutcome.NEW || outcome == CopyOutcome.CHANGED;
  }
}
