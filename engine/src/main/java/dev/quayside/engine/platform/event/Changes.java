package dev.quayside.engine.platform.event;

import dev.quayside.engine.platform.store.Tx;

/// Tells all engines on the database, with the commit, that something they remember has changed.
public final class Changes {

  private final ChangeCountStore store = new ChangeCountStore();

  /// Notes it in the transaction that changes it.
  public void note(Tx tx, Remembered what) {
    tx.later(later -> store.changed(later, what));
  }
}
