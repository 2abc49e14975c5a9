package dev.quayside.engine.platform.event;

import dev.quayside.engine.platform.store.Tx;
import java.util.Map;
import java.util.stream.Collectors;

/// Table `change_count`: how often what engines remember was changed.
final class ChangeCountStore {

  /// The name that stands for the place of the last event.
  static final String EVENTS = "events";

  /// Notes a change in the transaction that makes it; on PostgreSQL all engines hear of it with the
  /// commit.
  void changed(Tx tx, Remembered what) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO change_count (name, changes) VALUES (:name, 1)
            ON CONFLICT (name) DO UPDATE SET changes = change_count.changes + 1
            """)
        .bind("name", what.name())
        .execute();
  }

  /// All counts by name, and the place of the last event.
  Map<String, Long> all(Tx tx) {
    return tx.handle()
        .createQuery(
            """
            SELECT name, changes FROM change_count
            UNION ALL SELECT :events, coalesce(max(rowid), 0) FROM event
            """)
        .bind("events", EVENTS)
        .map((row, _) -> Map.entry(row.getString(1), row.getLong(2)))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }
}
