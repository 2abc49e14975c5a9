package dev.quayside.engine.platform.event;

import dev.quayside.engine.platform.store.Tx;

/// Table `change_count`: how often what engines remember or show was changed.
final class ChangeCountStore {

  /// The place of the last event.
  static final String LAST_EVENT = "SELECT coalesce(max(rowid), 0) FROM event";

  /// A number that is another one after each change of which all engines are told.
  static final String ALL =
      "(" + LAST_EVENT + ") + (SELECT coalesce(sum(changes), 0) FROM change_count)";

  /// Counts a change in the transaction that makes it; on PostgreSQL all engines hear of it with
  /// the commit.
  void changed(Tx tx, String name) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO change_count (name, changes) VALUES (:name, 1)
            ON CONFLICT (name) DO UPDATE SET changes = change_count.changes + 1
            """)
        .bind("name", name)
        .execute();
  }

  /// How often something was changed, for a {@link dev.quayside.engine.platform.lease.Question}.
  static String count(String name) {
    return "SELECT coalesce(sum(changes), 0) FROM change_count WHERE name = '" + name + "'";
  }
}
