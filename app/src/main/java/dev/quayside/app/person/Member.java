package dev.quayside.app.person;

import dev.quayside.engine.account.user.User;
import dev.quayside.engine.base.identity.WorkspaceId;

/// A person who may sign in at the window.
///
/// @param home the workspace the person was set up in, where PIN and badge are known
public record Member(User user, WorkspaceId home) {

  /// Whether this is the same person, also after a change of name or role.
  public boolean is(Member other) {
    return user.id().equals(other.user.id());
  }

  public boolean canSignIn() {
    return user.hasPin() || user.hasBadge();
  }
}
