package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;

/// Who may overrule a check: a manager or an owner who has signed in, or an admin key.
final class CheckManagers {

  private CheckManagers() {}

  /// @throws ProblemException `FORBIDDEN`
  static void require(Caller caller) {
    Acting.require(Right.OVERRULE_CHECKS);
    if (Acting.person().isEmpty() && caller.role() != Role.ADMIN) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, CheckWords.MANAGER);
    }
  }
}
