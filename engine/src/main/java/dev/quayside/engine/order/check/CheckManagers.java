package dev.quayside.engine.order.check;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import org.jspecify.annotations.Nullable;

/// Who may overrule a check: a manager or an owner who has signed in, or an admin key.
final class CheckManagers {

  private CheckManagers() {}

  /// @param approver the manager whose PIN was typed; null when the person who acts is alone
  /// @throws ProblemException `FORBIDDEN`
  static void require(Caller caller, @Nullable Person approver) {
    if (approver == null || !approver.may(Right.OVERRULE_CHECKS)) {
      require(caller);
    }
  }

  /// @throws ProblemException `FORBIDDEN`
  static void require(Caller caller) {
    Acting.require(Right.OVERRULE_CHECKS);
    if (Acting.person().isEmpty() && caller.role() != Role.ADMIN) {
      throw ProblemException.refused(ProblemCode.FORBIDDEN, CheckWords.MANAGER);
    }
  }
}
