package dev.quayside.engine.retention;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.Optional;

/// Table `purge`.
final class PurgeStore {

  Optional<Purge> last(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM purge WHERE workspace_id = :workspace ORDER BY started_at DESC LIMIT 1")
        .bind("workspace", workspace.value())
        .map(
            (row, _) -> {
              long finishedAt = row.getLong("finished_at");
              boolean finished = !row.wasNull();
              return new Purge(
                  Instant.ofEpochMilli(row.getLong("started_at")),
                  Instant.ofEpochMilli(row.getLong("before")),
                  new PurgeCount(
                      row.getInt("shipments"),
                      row.getInt("label_files"),
                      row.getInt("orders"),
                      row.getInt("contacts")),
                  finished ? Instant.ofEpochMilli(finishedAt) : null);
            })
        .findOne();
  }

  void put(Tx tx, WorkspaceId workspace, Purge purge) {
    var finishedAt = purge.finishedAt();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO purge
              (workspace_id, started_at, before, shipments, label_files, orders, contacts, finished_at)
            VALUES
              (:workspace, :startedAt, :before, :shipments, :labelFiles, :orders, :contacts, :finishedAt)
            ON CONFLICT (workspace_id, started_at) DO UPDATE SET before = excluded.before,
              shipments = excluded.shipments, label_files = excluded.label_files,
              orders = excluded.orders, contacts = excluded.contacts,
              finished_at = excluded.finished_at
            """)
        .bind("workspace", workspace.value())
        .bind("startedAt", purge.startedAt().toEpochMilli())
        .bind("before", purge.before().toEpochMilli())
        .bind("shipments", purge.tally().shipments())
        .bind("labelFiles", purge.tally().labelFiles())
        .bind("orders", purge.tally().orders())
        .bind("contacts", purge.tally().contacts())
        .bind("finishedAt", InstantColumn.millis(finishedAt))
        .execute();
  }
}
