package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `source_sync`.
final class SyncStore {

  private static final int KEPT = 100;

  /// @param holder name of the engine that runs it
  void insert(Tx tx, WorkspaceId workspace, Sync sync, String holder) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO source_sync (id, workspace_id, source_id, status, "full", started_at, tally, holder)
            VALUES (:id, :workspace, :source, :status, :full, :startedAt, :tally, :holder)
            """)
        .bind("id", sync.id())
        .bind("workspace", workspace.value())
        .bind("source", sync.sourceId())
        .bind("status", sync.status().wire())
        .bind("full", sync.full())
        .bind("startedAt", sync.startedAt().toEpochMilli())
        .bind("tally", StoreJson.write(sync.tally()))
        .bind("holder", holder)
        .execute();
    tx.handle()
        .createUpdate(
            "DELETE FROM source_sync WHERE source_id = :source AND id <= (SELECT id FROM"
                + " source_sync WHERE source_id = :source ORDER BY id DESC LIMIT 1 OFFSET :kept)")
        .bind("source", sync.sourceId())
        .bind("kept", KEPT)
        .execute();
  }

  void update(Tx tx, Sync sync) {
    var error = sync.error();
    tx.handle()
        .createUpdate(
            """
            UPDATE source_sync SET status = :status, finished_at = :finishedAt, tally = :tally,
              error_code = :errorCode, error = :error
            WHERE id = :id
            """)
        .bind("id", sync.id())
        .bind("status", sync.status().wire())
        .bind("finishedAt", InstantColumn.millis(sync.finishedAt()))
        .bind("tally", StoreJson.write(sync.tally()))
        .bind("errorCode", error == null ? null : error.code())
        .bind("error", error == null ? null : MessageColumn.write(error.message()))
        .execute();
  }

  Optional<Sync> find(Tx tx, WorkspaceId workspace, String sourceId, String id) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM source_sync WHERE id = :id AND source_id = :source AND workspace_id ="
                + " :workspace")
        .bind("id", id)
        .bind("source", sourceId)
        .bind("workspace", workspace.value())
        .map((row, _) -> sync(row))
        .findOne();
  }

  /// Newest first.
  List<Sync> newest(Tx tx, String sourceId, int most) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM source_sync WHERE source_id = :source ORDER BY id DESC LIMIT :most")
        .bind("source", sourceId)
        .bind("most", most)
        .map((row, _) -> sync(row))
        .list();
  }

  /// A pull that has not ended.
  ///
  /// @param holder the engine that runs it, unless that one has ended without a word; null for one
  ///   of before engines shared a database
  record Held(Sync sync, @Nullable String holder) {}

  /// The pulls of a source that have not ended.
  List<Held> running(Tx tx, String sourceId) {
    return tx.handle()
        .createQuery("SELECT * FROM source_sync WHERE source_id = :source AND status = 'running'")
        .bind("source", sourceId)
        .map((row, _) -> new Held(sync(row), row.getString("holder")))
        .list();
  }

  private static Sync sync(ResultSet row) throws SQLException {
    return new Sync(
        row.getString("id"),
        row.getString("source_id"),
        WireWord.read(Sync.Status.class, row.getString("status")),
        row.getBoolean("full"),
        Instant.ofEpochMilli(row.getLong("started_at")),
        InstantColumn.read(row, "finished_at"),
        StoreJson.read(row.getString("tally"), SyncTally.class),
        SourceStore.fault(row.getString("error_code"), row.getString("error")));
  }
}
