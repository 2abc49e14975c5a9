package dev.quayside.app.person;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.Topic;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The access of signing in to the engine of this process; called off the window's thread.
public record SignInGateway(OpeningEngine opening) {

  /// Who may sign in while a workspace is open: its people; those of the other workspaces where it
  /// has none, so that opening one of them is no way around signing in.
  Team team(Workspace here) {
    var engine = opening.get();
    var all = Team.members(engine, here);
    return all.isEmpty()
        ? Team.NOBODY
        : new Team(all, UserRules.of(engine.installation().settings(), here.ownCaller()));
  }

  /// Signs in by badge where the code may be one, else by the PIN.
  ///
  /// @param among whose badges are looked through; empty when the code was typed by hand
  /// @param who whose PIN it may be; null when no name is chosen
  /// @throws ProblemException as `SignIns` of the engine
  Member signIn(List<Member> among, @Nullable Member who, String code) {
    var holder = among.isEmpty() ? Optional.<Member>empty() : holder(among, code);
    if (holder.isPresent()) {
      return holder.get();
    }
    if (who == null) {
      throw unknownBadge();
    }
    var users = opening.get().accounts().users();
    users.signIns().byPin(who.home(), who.user().id(), code);
    return new Member(users.get(who.home(), who.user().id()), who.home());
  }

  /// The person with a badge; empty when nobody has it.
  ///
  /// @throws ProblemException `USER_LOCKED`
  Optional<Member> holder(List<Member> among, String badge) {
    return Team.holder(opening.get(), among, badge);
  }

  private static ProblemException unknownBadge() {
    return ProblemException.refused(ProblemCode.UNAUTHORIZED, AppWords.BADGE_UNKNOWN);
  }

  /// Calls `changed` when people are added, changed or removed, on any thread.
  ///
  /// @return stops listening
  Runnable listen(Workspace here, Runnable changed) {
    return opening.listen(here.id(), Set.of(Topic.USER_CHANGED), _ -> changed.run());
  }
}
