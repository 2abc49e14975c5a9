package dev.quayside.engine.platform.event;

import dev.quayside.engine.platform.store.Tx;

/// Tells all engines on the database, with the commit, that something they remember or show has
/// changed.
public final class Changes {

  private final ChangeCountStore store = new ChangeCountStore();

  /// Notes it in the transaction that changes it.
  public void note(Tx tx, Remembered what) {
    tx.later(later -> store.changed(later, what.name()));
  }

  /// Notes a change that other engines' windows show, in the transaction that makes it.
  public void note(Tx tx, Topic topic) {
    tx.later(later -> store.changed(later, topic.name()));
  }
}
