package dev.quayside.engine.webhook;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.event.EventSelection;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.webhook.delivery.SealedSecrets;
import dev.quayside.printing.message.Message;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Table `webhook`.
final class WebhookStore {

  void insert(Tx tx, WorkspaceId workspace, Webhook webhook, String sealedSecret) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO webhook (id, workspace_id, url, events, secret, status, created_at)
            VALUES (:id, :workspace, :url, :events, :secret, :status, :createdAt)
            """)
        .bind("id", webhook.id())
        .bind("workspace", workspace.value())
        .bind("url", webhook.url())
        .bind("events", webhook.events().text())
        .bind("secret", sealedSecret)
        .bind("status", webhook.status().wire())
        .bind("createdAt", webhook.createdAt().toEpochMilli())
        .execute();
  }

  Optional<Webhook> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM webhook WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map(WebhookStore::webhook)
        .findOne();
  }

  Optional<SealedSecrets> secrets(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM webhook WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> secrets(row))
        .findOne();
  }

  /// Reads the secrets from a row of `webhook`.
  static SealedSecrets secrets(ResultSet row) throws SQLException {
    return new SealedSecrets(
        row.getString("secret"),
        row.getString("previous_secret"),
        InstantColumn.read(row, "previous_until"));
  }

  int count(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM webhook WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  Page<Webhook> page(Tx tx, WorkspaceId workspace, Slice<Age> slice) {
    var within = Within.age(slice, "created_at");
    var where = " FROM webhook WHERE workspace_id = :workspace" + within.where();
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery("SELECT " + sql))
                .bind("workspace", workspace.value());
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*)" + where).mapTo(Long.class).one(),
            rest -> select.apply("*" + where + rest),
            WebhookStore::webhook,
            webhook -> new RowKey(List.of(webhook.id())));
  }

  /// An enabled webhook and what it wants.
  record Subscriber(String id, EventSelection events) {}

  /// The enabled webhooks, oldest first.
  List<Subscriber> subscribers(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT id, events FROM webhook"
                + " WHERE workspace_id = :workspace AND status = 'enabled' ORDER BY id")
        .bind("workspace", workspace.value())
        .map((row, _) -> new Subscriber(row.getString(1), EventSelection.ofText(row.getString(2))))
        .list();
  }

  /// Those of them that subscribe to a type.
  static List<String> subscribed(List<Subscriber> all, EventType type) {
    return all.stream().filter(each -> each.events().includes(type)).map(Subscriber::id).toList();
  }

  void change(Tx tx, WorkspaceId workspace, Webhook changed) {
    tx.handle()
        .createUpdate(
            "UPDATE webhook SET url = :url, events = :events"
                + " WHERE id = :id AND workspace_id = :workspace")
        .bind("url", changed.url())
        .bind("events", changed.events().text())
        .bind("id", changed.id())
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Changes the secret. The old one signs as well until `until`, by the workspace's clock.
  void rotate(Tx tx, WorkspaceId workspace, String id, String sealedSecret, Instant until) {
    tx.handle()
        .createUpdate(
            """
            UPDATE webhook SET previous_secret = secret, previous_until = :until, secret = :secret
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("secret", sealedSecret)
        .bind("until", until.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Deletes a webhook with its deliveries.
  boolean delete(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
            .createUpdate("DELETE FROM webhook WHERE id = :id AND workspace_id = :workspace")
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  void enable(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate(
            """
            UPDATE webhook
            SET status = 'enabled', consecutive_failures = 0, disabled_at = NULL, disabled_reason = NULL
            WHERE id = :id AND workspace_id = :workspace AND status = 'disabled'
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  void disable(Tx tx, WorkspaceId workspace, String id, Instant at, @Nullable Message reason) {
    tx.handle()
        .createUpdate(
            """
            UPDATE webhook SET status = 'disabled', disabled_at = :at, disabled_reason = :reason
            WHERE id = :id AND workspace_id = :workspace AND status = 'enabled'
            """)
        .bind("at", at.toEpochMilli())
        .bind("reason", MessageColumn.write(reason))
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  void succeeded(Tx tx, WorkspaceId workspace, String id, Instant at) {
    tx.handle()
        .createUpdate(
            """
            UPDATE webhook SET consecutive_failures = 0, last_delivered_at = :at
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("at", at.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  void failed(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate(
            """
            UPDATE webhook SET consecutive_failures = consecutive_failures + 1
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  private static Webhook webhook(ResultSet row, StatementContext context) throws SQLException {
    return new Webhook(
        row.getString("id"),
        row.getString("url"),
        EventSelection.ofText(row.getString("events")),
        WireWord.read(WebhookStatus.class, row.getString("status")),
        row.getInt("consecutive_failures"),
        InstantColumn.read(row, "disabled_at"),
        MessageColumn.read(row.getString("disabled_reason")),
        InstantColumn.read(row, "last_delivered_at"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
