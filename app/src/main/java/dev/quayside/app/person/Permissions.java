package dev.quayside.app.person;

import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.money.Money;

/// What the person at the window may do; the window hides the rest, and the engine refuses it.
public interface Permissions {

  /// Of a part of the window that has not been told whose it is.
  Permissions NONE =
      new Permissions() {
        @Override
        public boolean may(Right right) {
          return false;
        }

        @Override
        public boolean mayVoid(Money price) {
          return false;
        }

        @Override
        public boolean mayEnter(Workspace workspace) {
          return false;
        }

        @Override
        public void refuse() {
          // there is no person to tell
        }
      };

  boolean may(Right right);

  /// Whether the person may void a label of this price.
  boolean mayVoid(Money price);

  /// Whether the person may enter a workspace: without the right to go LIVE only sandboxes, and the
  /// workspace where the person was set up.
  boolean mayEnter(Workspace workspace);

  /// Tells the person that another one has to sign in for this.
  void refuse();
}
