package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Finds people in the transactions of others.
public final class UserNames {

  private final UserStore store = new UserStore();

  /// The person with an id; empty when there is none, or no longer.
  public Optional<Person> find(Tx tx, WorkspaceId workspace, String id) {
    return store.find(tx, workspace, id).map(User::person);
  }
}
