package dev.quayside.engine.customer.email;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Table `mail_letter`: queued and sent e-mails with their results.
final class EmailStore {

  /// Whether an e-mail is due, or was being sent by an engine that has ended.
  static final String IS_DUE =
      """
      EXISTS (
        SELECT 1 FROM mail_setup s JOIN workspace_time t ON t.id = s.workspace_id
        WHERE EXISTS (
          SELECT 1 FROM mail_letter l WHERE l.workspace_id = t.id AND l.status = 'queued'
            AND l.next_attempt_at <= t.now
            AND ((s.enabled = 1 AND t.environment = 'production') OR l.occasion IN ('label', 'return_label'))))
      OR EXISTS (
        SELECT 1 FROM mail_letter l
        WHERE l.status = 'sending' AND NOT EXISTS (SELECT 1 FROM living WHERE name = l.sent_by))
      """;

  private static final int MOST_DELETED_AT_ONCE = 200;

  /// Selects the e-mails of a list.
  ///
  /// @param status null for all
  /// @param shipmentId null for all
  record Search(@Nullable EmailStatus status, @Nullable String shipmentId) {}

  /// An e-mail claimed by this process for sending.
  ///
  /// @param number attempt number, from 1
  record Claimed(
      String id,
      WorkspaceId workspace,
      Event event,
      String shipmentId,
      EmailTrigger trigger,
      String recipient,
      int number) {}

  /// Queues an e-mail, due at once. Does nothing when one for this event and recipient was queued
  /// before.
  ///
  /// @param shipmentId what it is about; of a parcel without a label of ours, the parcel's id
  void queue(
      Tx tx,
      WorkspaceId workspace,
      String id,
      Event event,
      String shipmentId,
      EmailTrigger trigger,
      String recipient) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO mail_letter
              (id, workspace_id, event_id, shipment_id, occasion, recipient, status, attempts,
               next_attempt_at, created_at)
            VALUES (:id, :workspace, :event, :shipment, :occasion, :recipient, 'queued', 0, :at, :at)
            ON CONFLICT (event_id, recipient) DO NOTHING
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("event", event.id())
        .bind("shipment", shipmentId)
        .bind("occasion", trigger.wire())
        .bind("recipient", recipient)
        .bind("at", event.createdAt().toEpochMilli())
        .execute();
  }

  /// Whether an e-mail waits to be sent; asked before a write is begun for it.
  boolean isWaiting(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery(
            "SELECT EXISTS (SELECT 1 FROM mail_letter WHERE workspace_id = :workspace"
                + " AND status = 'queued' AND next_attempt_at <= :now)")
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .mapTo(Boolean.class)
        .one();
  }

  /// Deletes the e-mails about a shipment, except one that is being sent.
  void deleteAbout(Tx tx, WorkspaceId workspace, String shipmentId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM mail_letter WHERE workspace_id = :workspace AND shipment_id = :shipment"
                + " AND status <> 'sending'")
        .bind("workspace", workspace.value())
        .bind("shipment", shipmentId)
        .execute();
  }

  /// Engines that are handing e-mails to a server; an empty name for what was claimed before they
  /// had names.
  List<String> senders(Tx tx) {
    return tx.handle()
        .createQuery(
            "SELECT DISTINCT coalesce(sent_by, '') FROM mail_letter WHERE status = 'sending'")
        .mapTo(String.class)
        .list();
  }

  /// What an engine was at when it ended may have gone out.
  void doubtOf(Tx tx, String sender, Message why) {
    tx.handle()
        .createUpdate(
            "UPDATE mail_letter SET status = 'in_doubt', error = :why"
                + " WHERE status = 'sending' AND coalesce(sent_by, '') = :sender")
        .bind("sender", sender)
        .bind("why", MessageColumn.write(why))
        .execute();
  }

  /// Claims the oldest due e-mail of a workspace, and marks it as being sent. Labels that a person
  /// sends go out whatever is set; all others where sending is enabled, and never in the sandbox.
  ///
  /// @param sender the engine that sends it
  Optional<Claimed> claim(
      Tx tx, WorkspaceId workspace, boolean sandbox, Instant now, String sender) {
    var due =
        tx.handle()
            .createQuery(
                """
                SELECT l.*, e.type, e.subject, e.data, e.created_at AS happened_at
                FROM mail_letter l
                JOIN event e ON e.id = l.event_id
                JOIN mail_setup s ON s.workspace_id = l.workspace_id
                WHERE l.workspace_id = :workspace AND l.status = 'queued'
                  AND l.next_attempt_at <= :now
                  AND ((s.enabled = 1 AND :sandbox = 0) OR l.occasion IN ('label', 'return_label'))
                ORDER BY l.next_attempt_at, l.id LIMIT 1
                """)
            .bind("workspace", workspace.value())
            .bind("sandbox", sandbox ? 1 : 0)
            .bind("now", now.toEpochMilli())
            .map((row, _) -> claimed(row, workspace))
            .findOne();
    return due.filter(email -> claim(tx, email, sender));
  }

  /// False when another engine was faster.
  private static boolean claim(Tx tx, Claimed email, String sender) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE mail_letter
                SET status = 'sending', attempts = :attempts, next_attempt_at = NULL, error = NULL, sent_by = :sender
                WHERE id = :id AND workspace_id = :workspace AND status = 'queued'
                """)
            .bind("attempts", email.number())
            .bind("sender", sender)
            .bind("id", email.id())
            .bind("workspace", email.workspace().value())
            .execute()
        == 1;
  }

  /// What came of sending it. Another engine may have taken this one for dead meanwhile, and the
  /// e-mail for in doubt: what the server said counts more.

  void settle(
      Tx tx,
      Claimed email,
      EmailStatus status,
      int attempts,
      @Nullable Instant next,
      @Nullable Message error) {
    tx.handle()
        .createUpdate(
            """
            UPDATE mail_letter
            SET status = :status, attempts = :attempts, next_attempt_at = :next, error = :error
            WHERE id = :id AND workspace_id = :workspace AND status IN ('sending', 'in_doubt')
            """)
        .bind("status", status.wire())
        .bind("attempts", attempts)
        .bind("next", InstantColumn.millis(next))
        .bind("error", MessageColumn.write(error))
        .bind("id", email.id())
        .bind("workspace", email.workspace().value())
        .execute();
  }

  /// Deletes in small batches, because all other writers wait meanwhile.
  int deleteBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM mail_letter WHERE id IN
              (SELECT id FROM mail_letter
               WHERE workspace_id = :workspace AND created_at < :limit AND status <> 'sending' LIMIT :most)
            """)
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }

  /// E-mails, newest first.
  List<QueuedEmail> newest(Tx tx, WorkspaceId workspace, int most) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM mail_letter WHERE workspace_id = :workspace ORDER BY id DESC LIMIT"
                + " :most")
        .bind("workspace", workspace.value())
        .bind("most", most)
        .map((row, _) -> posted(row))
        .list();
  }

  Page<QueuedEmail> page(Tx tx, WorkspaceId workspace, Search search, Slice<Age> slice) {
    var within = Within.age(slice, "created_at");
    var where =
        " FROM mail_letter WHERE workspace_id = :workspace"
            + " AND (:status IS NULL OR status = :status)"
            + " AND (:shipment IS NULL OR shipment_id = :shipment)"
            + within.where();
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery("SELECT " + sql))
                .bind("workspace", workspace.value())
                .bind("status", search.status() == null ? null : search.status().wire())
                .bind("shipment", search.shipmentId());
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*)" + where).mapTo(Long.class).one(),
            rest -> select.apply("*" + where + rest),
            (row, _) -> posted(row),
            email -> new RowKey(List.of(email.id())));
  }

  Optional<QueuedEmail> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM mail_letter WHERE workspace_id = :workspace AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> posted(row))
        .findOne();
  }

  /// Queues an e-mail again, due at once and with all its attempts. Not one that is being sent or
  /// was sent.
  void again(Tx tx, WorkspaceId workspace, String id, Instant now) {
    tx.handle()
        .createUpdate(
            """
            UPDATE mail_letter SET status = 'queued', attempts = 0, next_attempt_at = :now, error = NULL
            WHERE workspace_id = :workspace AND id = :id
              AND status IN ('queued', 'failed', 'in_doubt')
            """)
        .bind("now", now.toEpochMilli())
        .bind("workspace", workspace.value())
        .bind("id", id)
        .execute();
  }

  private static QueuedEmail posted(ResultSet row) throws SQLException {
    return new QueuedEmail(
        row.getString("id"),
        row.getString("shipment_id"),
        EmailTrigger.ofWire(row.getString("occasion")).orElseThrow(),
        row.getString("recipient"),
        WireWord.read(EmailStatus.class, row.getString("status")),
        row.getInt("attempts"),
        InstantColumn.read(row, "next_attempt_at"),
        MessageColumn.read(row.getString("error")),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }

  private static Claimed claimed(ResultSet row, WorkspaceId workspace) throws SQLException {
    var event =
        new Event(
            row.getString("event_id"),
            EventType.ofWire(row.getString("type")).orElseThrow(),
            row.getString("subject"),
            row.getString("data"),
            Instant.ofEpochMilli(row.getLong("happened_at")));
    return new Claimed(
        row.getString("id"),
        workspace,
        event,
        row.getString("shipment_id"),
        EmailTrigger.ofWire(row.getString("occasion")).orElseThrow(),
        row.getString("recipient"),
        row.getInt("attempts") + 1);
  }
}
