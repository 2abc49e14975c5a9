package dev.quayside.app.person;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;

/// Of a window in which nobody has to sign in.
public final class TestPermissions implements Permissions {

  @Override
  public boolean may(Right right) {
    return true;
  }

  @Override
  public boolean mayVoid(Money price) {
    return true;
  }

  @Override
  public boolean mayEnter(Workspace workspace) {
    return true;
  }

  @Override
  public void refuse() {
    // nothing is refused
  }
}
