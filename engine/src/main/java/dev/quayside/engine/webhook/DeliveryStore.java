package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.StatementContext;

/// Tables `webhook_delivery` and `webhook_attempt`: deliveries and their attempts.
final class DeliveryStore {

  private static final int MOST_DELETED_AT_ONCE = 200;

  /// Does nothing for a webhook that another engine has just deleted.
  ///
  /// @param at when the first attempt is due
  void queue(Tx tx, WorkspaceId workspace, String webhook, String id, Event event, Instant at) {
    insert(tx, workspace, webhook, id, event, DeliveryStatus.QUEUED, at);
  }

  /// Stores a delivery that was made already.
  void insert(Tx tx, WorkspaceId workspace, String webhook, Delivery made, Event event) {
    insert(tx, workspace, webhook, made.id(), event, made.status(), event.createdAt());
    made.attempts().forEach(attempt -> insert(tx, made.id(), attempt));
  }

  private static void insert(
      Tx tx,
      WorkspaceId workspace,
      String webhook,
      String id,
      Event event,
      DeliveryStatus status,
      Instant happened) {
    var at = happened.toEpochMilli();
    boolean queued = status == DeliveryStatus.QUEUED;
    tx.handle()
        .createUpdate(
            """
            INSERT INTO webhook_delivery
              (id, workspace_id, webhook_id, event_id, subject, status, attempts,
               next_attempt_at, created_at, settled_at)
            SELECT :id, :workspace, id, :event, :subject, :status, :attempts,
               :due, :createdAt, :settledAt
            FROM webhook WHERE id = :webhook
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("webhook", webhook)
        .bind("event", event.id())
        .bind("subject", event.subject())
        .bind("status", status.wire())
        .bind("attempts", queued ? 0 : 1)
        .bind("due", queued ? at : null)
        .bind("createdAt", at)
        .bind("settledAt", queued ? null : at)
        .execute();
  }

  private static void insert(Tx tx, String delivery, DeliveryAttempt attempt) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO webhook_attempt
              (delivery_id, number, started_at, duration_ms, status_code, error, next_attempt_at)
            VALUES (:delivery, :number, :startedAt, :durationMs, :statusCode, :error, :nextAttemptAt)
            """)
        .bind("delivery", delivery)
        .bind("number", attempt.number())
        .bind("startedAt", attempt.startedAt().toEpochMilli())
        .bind("durationMs", attempt.took().toMillis())
        .bind("statusCode", attempt.statusCode())
        .bind("error", MessageColumn.write(attempt.error()))
        .bind("nextAttemptAt", InstantColumn.millis(attempt.nextAttemptAt()))
        .execute();
  }

  /// @return false when the delivery was deleted with its webhook
  boolean settle(
      Tx tx,
      WorkspaceId workspace,
      String id,
      DeliveryStatus status,
      DeliveryAttempt attempt,
      Instant at) {
    boolean there =
        tx.handle()
                .createUpdate(
                    """
                    UPDATE webhook_delivery
                    SET status = :status, attempts = :attempts, next_attempt_at = :nextAttemptAt,
                        settled_at = :settledAt, leased_until = NULL
                    WHERE id = :id AND workspace_id = :workspace AND status = 'queued'
                      AND attempts = :attempts - 1
                    """)
                .bind("status", status.wire())
                .bind("attempts", attempt.number())
                .bind("nextAttemptAt", InstantColumn.millis(attempt.nextAttemptAt()))
                .bind("settledAt", status == DeliveryStatus.QUEUED ? null : at.toEpochMilli())
                .bind("id", id)
                .bind("workspace", workspace.value())
                .execute()
            == 1;
    if (there) {
      insert(tx, id, attempt);
    }
    return there;
  }

  /// Deliveries with their attempts, newest first.
  Page<Delivery> page(Tx tx, WorkspaceId workspace, String webhook, Slice<Age> slice) {
    var sql =
        """
        SELECT d.*, e.type
        FROM webhook_delivery d JOIN event e ON e.id = d.event_id
        WHERE d.webhook_id = :webhook AND d.workspace_id = :workspace
        """;
    var within = Within.age(slice, "d.created_at");
    return Keyset.by("d.id", slice)
        .page(
            slice,
            within.bind(counted(tx, workspace, webhook, within.where())).mapTo(Long.class).one(),
            rest ->
                within
                    .bind(tx.handle().createQuery(sql + within.where() + rest))
                    .bind("webhook", webhook)
                    .bind("workspace", workspace.value()),
            DeliveryStore::delivery,
            delivery -> new RowKey(List.of(delivery.id())))
        .map(found -> withAttempts(tx, found));
  }

  private static List<Delivery> withAttempts(Tx tx, List<Delivery> found) {
    var attempts = attempts(tx, found.stream().map(Delivery::id).toList());
    return found.stream()
        .map(each -> each.with(attempts.getOrDefault(each.id(), List.of())))
        .toList();
  }

  /// Deletes deliveries that were settled before `limit`, and queued ones made before it that no
  /// worker has leased. In small batches, because all other writers wait meanwhile.
  int deleteBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM webhook_delivery WHERE id IN (
              SELECT id FROM webhook_delivery
              WHERE workspace_id = :workspace AND settled_at < :limit
              UNION ALL SELECT d.id FROM webhook w JOIN webhook_delivery d ON d.webhook_id = w.id
              WHERE w.workspace_id = :workspace AND d.status = 'queued' AND d.created_at < :limit
                AND d.leased_until IS NULL
              LIMIT :most)
            """)
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }

  private static Query counted(Tx tx, WorkspaceId workspace, String webhook, String more) {
    return tx.handle()
        .createQuery(
            "SELECT count(*) FROM webhook_delivery d"
                + " WHERE d.webhook_id = :webhook AND d.workspace_id = :workspace"
                + more)
        .bind("webhook", webhook)
        .bind("workspace", workspace.value());
  }

  private static Map<String, List<DeliveryAttempt>> attempts(Tx tx, List<String> deliveries) {
    record Tried(String delivery, DeliveryAttempt attempt) {}
    if (deliveries.isEmpty()) {
      return Map.of();
    }
    return tx
        .handle()
        .createQuery(
            "SELECT * FROM webhook_attempt WHERE delivery_id IN (<deliveries>)"
                + " ORDER BY delivery_id, number")
        .bindList("deliveries", deliveries)
        .map((row, _) -> new Tried(row.getString("delivery_id"), attempt(row)))
        .stream()
        .collect(
            Collectors.groupingBy(
                Tried::delivery, Collectors.mapping(Tried::attempt, Collectors.toList())));
  }

  private static Delivery delivery(ResultSet row, StatementContext context) throws SQLException {
    return new Delivery(
        row.getString("id"),
        row.getString("event_id"),
        EventType.ofWire(row.getString("type")).orElseThrow(),
        row.getString("subject"),
        WireWord.read(DeliveryStatus.class, row.getString("status")),
        InstantColumn.read(row, "next_attempt_at"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        List.of());
  }

  private static DeliveryAttempt attempt(ResultSet row) throws SQLException {
    int statusCode = row.getInt("status_code");
    return new DeliveryAttempt(
        row.getInt("number"),
        Instant.ofEpochMilli(row.getLong("started_at")),
        Duration.ofMillis(row.getLong("duration_ms")),
        statusCode == 0 ? null : statusCode,
        MessageColumn.read(row.getString("error")),
        InstantColumn.read(row, "next_attempt_at"));
  }
}
