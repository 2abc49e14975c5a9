package dev.quayside.app.screen.settings.people;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.account.user.UserChange;
import dev.quayside.engine.account.user.UserDraft;
import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record PeopleGateway(WorkspaceEngine place)
    implements Sequence.Gateway<User>, Editing.Gateway<User, UserDraft> {

  record State(List<User> people, UserRules rules) {}

  State state() {
    return new State(
        place.engine().accounts().users().list(home()),
        UserRules.of(place.engine().installation().settings(), place.caller()));
  }

  WorkspaceId home() {
    return place.caller().workspace();
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public User add(UserDraft draft) {
    return place.engine().accounts().users().add(home(), draft, RequestKey.none());
  }

  /// PIN and badge stay where none is given.
  @Override
  public User change(String id, UserDraft draft) {
    var change = UserChange.of(draft.name(), draft.role(), draft.pin(), draft.badge());
    return place.engine().accounts().users().change(home(), id, change);
  }

  User unlock(String id) {
    return place.engine().accounts().users().change(home(), id, UserChange.unlock());
  }

  @Override
  public void remove(String id) {
    place.engine().accounts().users().remove(home(), id);
  }

  UserRules keep(UserRules rules) {
    return rules.keep(place.engine().installation().settings(), place.caller());
  }
}
