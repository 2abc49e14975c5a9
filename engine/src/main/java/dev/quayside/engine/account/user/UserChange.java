package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// Changes to a person; what is null stays.
///
/// @param locked false ends the lock after wrong PINs; true is not for asking
public record UserChange(
    @Nullable String name,
    @Nullable PersonRole role,
    @Nullable String pin,
    @Nullable String badge,
    @Nullable Boolean locked) {

  public static UserChange of(
      @Nullable String name,
      @Nullable PersonRole role,
      @Nullable String pin,
      @Nullable String badge) {
    return new UserChange(name, role, pin, badge, null);
  }

  public static UserChange unlock() {
    return new UserChange(null, null, null, null, false);
  }

  void check(Violations found) {
    if (name != null) {
      UserDraft.checkName(name, found);
    }
    UserDraft.checkSecrets(pin, badge, found);
  }

  boolean unlocks() {
    return Boolean.FALSE.equals(locked);
  }

  /// Leaves PIN and badge out, so that they cannot get into a log line.
  @Override
  public String toString() {
    return "UserChange[" + name + ", " + role + ", " + locked + "]";
  }
}
