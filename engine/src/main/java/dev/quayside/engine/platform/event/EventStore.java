package dev.quayside.engine.platform.event;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Table `event`. The order of events is that of their rows, `rowid`, which rises with the commits
/// of all engines; ids are given by each engine's clock.
final class EventStore {

  private static final int MOST_DELETED_AT_ONCE = 200;

  /// The place of the event `:mark`; of one that is deleted by now, that of the last before it.
  private static final String PLACE =
      """
      coalesce(
        (SELECT rowid FROM event WHERE id = :mark AND workspace_id = :workspace),
        (SELECT max(rowid) FROM event WHERE workspace_id = :workspace AND id < :mark),
        0)
      """;

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

  Optional<Event> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM event WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map(EventStore::event)
        .findOne();
  }

  /// The id of the last event; empty when there is none.
  Optional<String> newest(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM event WHERE workspace_id = :workspace ORDER BY rowid DESC LIMIT 1")
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .findOne();
  }

  /// Events after an id, oldest first.
  List<Event> after(Tx tx, WorkspaceId workspace, String id, int most) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM event WHERE workspace_id = :workspace AND rowid > %s
            ORDER BY rowid LIMIT :most
            """
                .formatted(PLACE))
        .bind("workspace", workspace.value())
        .bind("mark", id)
        .bind("most", most)
        .map(EventStore::event)
        .list();
  }

  /// The page of events, plus one when there are more.
  List<Event> list(Tx tx, WorkspaceId workspace, EventQuery asked) {
    var since = asked.since();
    long floor = since == null ? 0 : before(tx, workspace, since);
    var cursor = asked.cursor();
    long mark = cursor == null ? 0 : place(tx, workspace, cursor);
    boolean rising = asked.oldestFirst();
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM event
            WHERE workspace_id = :workspace AND rowid > :after AND rowid < :before AND type IN (<types>)
            ORDER BY rowid\
            """
                + (rising ? "" : " DESC")
                + " LIMIT :most")
        .bind("workspace", workspace.value())
        .bind("after", rising ? Math.max(mark, floor) : floor)
        .bind("before", rising || cursor == null ? Long.MAX_VALUE : mark)
        .bindList("types", new ArrayList<>(asked.selection().types()))
        .bind("most", asked.size() + 1)
        .map(EventStore::event)
        .list();
  }

  private static long place(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT " + PLACE)
        .bind("workspace", workspace.value())
        .bind("mark", id)
        .mapTo(Long.class)
        .one();
  }

  /// The place of the last event before a time; 0 when there is none.
  private static long before(Tx tx, WorkspaceId workspace, Instant time) {
    return tx.handle()
        .createQuery(
            """
            SELECT rowid FROM event WHERE workspace_id = :workspace AND created_at < :time
            ORDER BY rowid DESC LIMIT 1
            """)
        .bind("workspace", workspace.value())
        .bind("time", time.toEpochMilli())
        .mapTo(Long.class)
        .findOne()
        .orElse(0L);
  }

  /// Deletes in small batches, since there is one writer. Events that a webhook or an e-mail still
  /// refers to stay.
  int deleteBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM event WHERE id IN (SELECT id FROM (
              SELECT e.id, e.created_at FROM event e WHERE e.workspace_id = :workspace
                AND NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.event_id = e.id)
                AND NOT EXISTS (SELECT 1 FROM mail_letter l WHERE l.event_id = e.id)
              ORDER BY e.rowid LIMIT :most) AS oldest WHERE created_at < :limit)
            """)
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }

  private static Event event(ResultSet row, @Nullable StatementContext context)
      throws SQLException {
    return new Event(
        row.getString("id"),
        EventType.ofWire(row.getString("type")).orElseThrow(),
        row.getString("subject"),
        row.getString("data"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
