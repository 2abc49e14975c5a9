package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The leases in table `webhook_delivery`, which keep two workers from making the same delivery.
final class LeaseStore {

  /// Whether something is to be delivered, or bears the name of an engine that has ended.
  static final String IS_DUE =
      """
      EXISTS (
        SELECT 1 FROM webhook w JOIN workspace_time t ON t.id = w.workspace_id
        WHERE w.status = 'enabled' AND
          (SELECT d.next_attempt_at FROM webhook_delivery d
           WHERE d.webhook_id = w.id AND d.status = 'queued' AND d.leased_until IS NULL
           ORDER BY d.next_attempt_at LIMIT 1) <= t.now)
      OR EXISTS (
        SELECT 1 FROM webhook_delivery d
        WHERE d.leased_until IS NOT NULL AND
          (d.leased_until < :now OR NOT EXISTS (SELECT 1 FROM living WHERE name = d.leased_by)))
      """;

  /// An enabled webhook with something to deliver.
  ///
  /// @param nextAttemptAt earliest attempt that is not leased, by the workspace's clock
  /// @param underWay number of leased deliveries
  record Due(WorkspaceId workspace, String webhook, Instant nextAttemptAt, int underWay) {}

  /// @param holder the engine that sends
  /// @param until real time
  record Lease(String holder, Instant until) {}

  /// Engines that have deliveries under way.
  List<String> holders(Tx tx) {
    return tx.handle()
        .createQuery(
            "SELECT DISTINCT leased_by FROM webhook_delivery"
                + " WHERE leased_until IS NOT NULL AND leased_by IS NOT NULL")
        .mapTo(String.class)
        .list();
  }

  /// Takes back what an engine had under way when it ended.
  ///
  /// @param holder null for what was leased before engines had names
  void releaseOf(Tx tx, @Nullable String holder) {
    tx.handle()
        .createUpdate(
            "UPDATE webhook_delivery SET leased_until = NULL"
                + " WHERE leased_until IS NOT NULL AND leased_by IS NOT DISTINCT FROM :holder")
        .bind("holder", holder)
        .execute();
  }

  /// Ends leases whose time is over.
  void releaseOverdue(Tx tx, Instant realNow) {
    tx.handle()
        .createUpdate(
            "UPDATE webhook_delivery SET leased_until = NULL"
                + " WHERE leased_until IS NOT NULL AND leased_until < :now")
        .bind("now", realNow.toEpochMilli())
        .execute();
  }

  /// The webhooks of all workspaces with something to deliver. One index lookup for each webhook,
  /// however many deliveries wait.
  List<Due> due(Tx tx) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM (
              SELECT w.workspace_id, w.id AS webhook_id,
                (SELECT d.next_attempt_at FROM webhook_delivery d
                 WHERE d.webhook_id = w.id AND d.status = 'queued' AND d.leased_until IS NULL
                 ORDER BY d.next_attempt_at LIMIT 1) AS next_attempt_at,
                (SELECT count(*) FROM webhook_delivery d
                 WHERE d.webhook_id = w.id AND d.leased_until IS NOT NULL) AS under_way
              FROM webhook w WHERE w.status = 'enabled') AS enabled
            WHERE next_attempt_at IS NOT NULL
            """)
        .map(
            (row, _) ->
                new Due(
                    new WorkspaceId(row.getString("workspace_id")),
                    row.getString("webhook_id"),
                    Instant.ofEpochMilli(row.getLong("next_attempt_at")),
                    row.getInt("under_way")))
        .list();
  }

  /// Leases what is due, one delivery a subject: the one of the event that was stored first (an
  /// event may be sent again, so it may have several), and none while another is under way. What
  /// waits for its retry holds up nothing.
  ///
  /// @param now of the workspace
  /// @param lease in whose name, and until when
  List<DeliveryTask> lease(
      Tx tx, WorkspaceId workspace, String webhook, Instant now, int most, Lease lease) {
    var tasks =
        tx.handle()
            .createQuery(
                """
                SELECT d.id AS delivery_id, d.workspace_id, d.webhook_id, d.attempts,
                       w.url, w.secret, w.previous_secret, w.previous_until, s.environment,
                       e.id AS event_id, e.type, e.subject, e.data, e.created_at
                FROM webhook_delivery d
                JOIN webhook w ON w.id = d.webhook_id
                JOIN workspace s ON s.id = d.workspace_id
                JOIN event e ON e.id = d.event_id
                WHERE d.webhook_id = :webhook AND d.workspace_id = :workspace
                  AND d.status = 'queued' AND d.leased_until IS NULL AND d.next_attempt_at <= :now
                  AND NOT EXISTS (
                    SELECT 1 FROM webhook_delivery o JOIN event before ON before.id = o.event_id
                    WHERE o.webhook_id = d.webhook_id AND o.subject = d.subject AND o.status = 'queued'
                      AND (o.leased_until IS NOT NULL OR
                        ((before.rowid, o.id) < (e.rowid, d.id)
                          AND (o.attempts = 0 OR o.next_attempt_at <= :now))))
                ORDER BY d.next_attempt_at, d.id
                LIMIT :most
                """)
            .bind("webhook", webhook)
            .bind("workspace", workspace.value())
            .bind("now", now.toEpochMilli())
            .bind("most", most)
            .map((row, _) -> task(row, now))
            .list();
    return tasks.stream().filter(task -> lease(tx, task, lease)).toList();
  }

  /// False when another engine was faster.
  private static boolean lease(Tx tx, DeliveryTask task, Lease lease) {
    return tx.handle()
            .createUpdate(
                "UPDATE webhook_delivery SET leased_until = :until, leased_by = :holder"
                    + " WHERE id = :id AND workspace_id = :workspace"
                    + " AND status = 'queued' AND leased_until IS NULL")
            .bind("until", lease.until().toEpochMilli())
            .bind("holder", lease.holder())
            .bind("id", task.deliveryId())
            .bind("workspace", task.workspace().value())
            .execute()
        == 1;
  }

  private static DeliveryTask task(ResultSet row, Instant now) throws SQLException {
    return new DeliveryTask(
        row.getString("delivery_id"),
        new WorkspaceId(row.getString("workspace_id")),
        WireWord.read(Environment.class, row.getString("environment")),
        row.getString("webhook_id"),
        row.getString("url"),
        WebhookStore.secrets(row).at(now),
        new Event(
            row.getString("event_id"),
            EventType.ofWire(row.getString("type")).orElseThrow(),
            row.getString("subject"),
            row.getString("data"),
            Instant.ofEpochMilli(row.getLong("created_at"))),
        row.getInt("attempts") + 1);
  }
}
