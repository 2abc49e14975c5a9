package dev.quayside.engine.platform.station;

import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `station`. A forgotten station keeps its row, so that its printers and settings find it
/// again when a folder takes its name.
final class StationStore {

  private static final String SELECT =
      "SELECT id, name, engine, forgotten, version, seen_at FROM station";

  /// A number that is another one once a station came, went or was forgotten.
  static final String PRESENT =
      "(SELECT coalesce(sum(seen_at + forgotten), 0) FROM station) + (SELECT count(*) FROM living)";

  /// @param engine the name of the engine in its folder, as in {@link
  ///   dev.quayside.engine.platform.lease.EngineName}
  /// @param seenAt when it began or ended; while it runs its lease knows better
  record Row(
      Station station,
      String engine,
      boolean forgotten,
      @Nullable String version,
      Instant seenAt) {}

  List<Row> all(Tx tx) {
    return tx.handle()
        .createQuery(SELECT + " ORDER BY name")
        .map(
            (row, _) ->
                new Row(
                    new Station(row.getString("id"), row.getString("name")),
                    row.getString("engine"),
                    row.getInt("forgotten") == 1,
                    row.getString("version"),
                    Instant.ofEpochMilli(row.getLong("seen_at"))))
        .list();
  }

  Optional<Row> byId(Tx tx, String id) {
    return all(tx).stream().filter(row -> row.station().id().equals(id)).findFirst();
  }

  /// Adds a station, or takes one over for another engine.
  void put(Tx tx, Station station, String engine, @Nullable String version, Instant now) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO station (id, name, engine, version, seen_at) VALUES (:id, :name, :engine, :version, :now)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, engine = excluded.engine, forgotten = 0,
              version = excluded.version, seen_at = excluded.seen_at
            """)
        .bind("id", station.id())
        .bind("name", station.name())
        .bind("engine", engine)
        .bind("version", version)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  void rename(Tx tx, String id, String name) {
    tx.handle()
        .createUpdate("UPDATE station SET name = :name WHERE id = :id")
        .bind("name", name)
        .bind("id", id)
        .execute();
  }

  void seen(Tx tx, String id, Instant now) {
    tx.handle()
        .createUpdate("UPDATE station SET seen_at = :now WHERE id = :id")
        .bind("now", now.toEpochMilli())
        .bind("id", id)
        .execute();
  }

  void forget(Tx tx, String id) {
    tx.handle()
        .createUpdate("UPDATE station SET forgotten = 1 WHERE id = :id")
        .bind("id", id)
        .execute();
  }
}
