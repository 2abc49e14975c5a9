package dev.quayside.app.person;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/// The people who may sign in, and what the owner has set for them.
record Team(List<Member> members, UserRules rules) {

  static final Team NOBODY = new Team(List.of(), new UserRules(null, null));

  /// Those of a workspace; of all the others where it has none.
  static List<Member> members(Engine engine, Workspace here) {
    var own = of(engine, here);
    return own.isEmpty()
        ? engine.accounts().workspaces().active().stream()
            .flatMap(other -> of(engine, other).stream())
            .toList()
        : own;
  }

  /// The one of these with a badge; empty when none of them has it.
  ///
  /// @throws ProblemException `USER_LOCKED`
  static Optional<Member> holder(Engine engine, List<Member> among, String badge) {
    var users = engine.accounts().users();
    for (var home : new LinkedHashSet<>(among.stream().map(Member::home).toList())) {
      try {
        var person = users.signIns().byBadge(home, badge);
        return Optional.of(new Member(users.get(home, person.id()), home));
      } catch (ProblemException refused) {
        if (refused.problem().code() != ProblemCode.UNAUTHORIZED) {
          throw refused;
        }
      }
    }
    return Optional.empty();
  }

  private static List<Member> of(Engine engine, Workspace workspace) {
    return engine.accounts().users().list(workspace.id()).stream()
        .map(user -> new Member(user, workspace.id()))
        .filter(Member::canSignIn)
        .toList();
  }
}
