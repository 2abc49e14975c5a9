package dev.quayside.app.person;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.Right;
import java.util.List;
import java.util.Optional;

/// The people who may approve, with their PIN or badge, what the person at the window may not do
/// alone, while that person stays signed in; called off the window's thread.
public record Managers(WorkspaceEngine place) {

  /// Those with the right who have a PIN or a badge.
  public List<Member> with(Right right) {
    var engine = place.engine();
    return Team.members(engine, place.where().in(engine)).stream()
        .filter(member -> member.user().person().may(right))
        .toList();
  }

  /// Who the badge is of; empty when it is nobody's.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException as signing in by badge
  public Optional<Person> recognise(String badge) {
    var engine = place.engine();
    var among = Team.members(engine, place.where().in(engine));
    return Team.holder(engine, among, badge).map(member -> member.user().person());
  }

  /// Who the PIN is of.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException as signing in by PIN
  public Person recognise(Member manager, String pin) {
    var signIns = place.engine().accounts().users().signIns();
    return signIns.byPin(manager.home(), manager.user().id(), pin);
  }
}
