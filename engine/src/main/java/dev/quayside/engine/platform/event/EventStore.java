package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;

/// Table `event`.
final class EventStore {

  void insert(Tx tx, WorkspaceId workspace, Event event) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO event (id, workspace_id, type, subject, data, created_at)
            VALUES (:id, :workspace, :type, :subject, :data, :createdAt)
            """)
        .bind("id", event.id())
        .bind("workspace", workspace.value())
        .bind("type", event.type().wire())
        .bind("subject", event.subject())
        .bind("data", event.data())
        .bind("createdAt", event.createdAt().toEpochMilli())
        .execute();
  }

  List<Event> about(Tx tx, WorkspaceId workspace, String subject) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM event WHERE workspace_id = :workspace AND subject = :subject ORDER BY id")
        .bind("workspace", workspace.value())
        .bind("subject", subject)
        .map(
            (row, _) ->
                new Event(
                    row.getString("id"),
                    EventType.ofWire(row.getString("type")).orElseThrow(),
                    row.getString("subject"),
                    row.getString("data"),
                    Instant.ofEpochMilli(row.getLong("created_at"))))
        .list();
  }
}
