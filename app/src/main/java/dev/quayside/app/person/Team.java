package dev.quayside.app.person;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.account.workspace.Workspace;
import java.util.List;

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

  private static List<Member> of(Engine engine, Workspace workspace) {
    return engine.accounts().users().list(workspace.id()).stream()
        .map(user -> new Member(user, workspace.id()))
        .filter(Member::canSignIn)
        .toList();
  }
}
