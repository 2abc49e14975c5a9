package dev.quayside.engine.base.identity;

import dev.quayside.engine.base.text.WireWord;
import java.util.EnumSet;
import java.util.Set;

/// What a person at the window or behind a signed-in token may do, from least to most.
public enum PersonRole implements WireWord {
  /// Buys, prints and voids labels; sees no secrets and moves no money.
  PACKER(Role.OPERATOR, EnumSet.noneOf(Right.class)),
  /// Runs the day: money, live shipping, every void, purchases in doubt, settings, the audit; no
  /// keys, accounts or people.
  MANAGER(
      Role.ADMIN,
      EnumSet.of(
          Right.GO_LIVE,
          Right.ADD_FUNDS,
          Right.VOID_ANY,
          Right.SETTLE,
          Right.CHANGE_SETTINGS,
          Right.SEE_AUDIT,
          Right.OVERRULE_CHECKS)),
  OWNER(Role.ADMIN, EnumSet.allOf(Right.class));

  private final Role role;
  private final Set<Right> rights;

  PersonRole(Role role, Set<Right> rights) {
    this.role = role;
    this.rights = rights;
  }

  /// The role of the API that the person's token has, unless its key's is lower.
  public Role role() {
    return role;
  }

  public boolean has(Right right) {
    return rights.contains(right);
  }
}
