package dev.quayside.engine.platform.idempotency;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `idempotency`.
final class IdempotencyStore {

  private static final int MOST_DELETED_AT_ONCE = 200;

  /// What identifies a request under its key.
  record Entry(String key, String fingerprint, Instant createdAt, Instant expiresAt) {

    Entry until(@Nullable Instant end) {
      return end == null || end.isAfter(expiresAt)
          ? this
          : new Entry(key, fingerprint, createdAt, end);
    }
  }

  /// A stored row.
  ///
  /// @param answer null while the request runs, or when its process died
  record Found(
      String fingerprint, @Nullable String subject, @Nullable Answer answer, Instant expiresAt) {}

  Optional<Found> find(Tx tx, WorkspaceId workspace, String key) {
    return tx.handle()
        .createQuery(
            """
            SELECT fingerprint, subject, status, body, headers, expires_at FROM idempotency
            WHERE workspace_id = :workspace AND key = :key
            """)
        .bind("workspace", workspace.value())
        .bind("key", key)
        .map((row, _) -> found(row))
        .findOne();
  }

  /// Idempotent itself: a resumed request claims the same subject again.
  void claim(Tx tx, WorkspaceId workspace, Entry entry, String subject) {
    upsert(tx, workspace, entry, subject, null);
  }

  void settle(Tx tx, WorkspaceId workspace, Entry entry, Answer answer) {
    upsert(tx, workspace, entry, null, answer);
  }

  void delete(Tx tx, WorkspaceId workspace, String key) {
    tx.handle()
        .createUpdate("DELETE FROM idempotency WHERE workspace_id = :workspace AND key = :key")
        .bind("workspace", workspace.value())
        .bind("key", key)
        .execute();
  }

  /// Forgets the unanswered claims on something that will not be made after all.
  void forget(Tx tx, WorkspaceId workspace, String subject) {
    tx.handle()
        .createUpdate(
            "DELETE FROM idempotency"
                + " WHERE subject = :subject AND workspace_id = :workspace AND status IS NULL")
        .bind("subject", subject)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Some at a time, since nobody else writes meanwhile.
  int deleteExpired(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM idempotency WHERE workspace_id = :workspace AND key IN
              (SELECT key FROM idempotency
               WHERE workspace_id = :workspace AND expires_at <= :now AND status IS NOT NULL LIMIT :most)
            """)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }

  private static void upsert(
      Tx tx,
      WorkspaceId workspace,
      Entry entry,
      @Nullable String subject,
      @Nullable Answer answer) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO idempotency
              (workspace_id, key, fingerprint, subject, status, body, headers, created_at, expires_at)
            VALUES (:workspace, :key, :fingerprint, :subject, :status, :body, :headers, :createdAt, :expiresAt)
            ON CONFLICT (workspace_id, key) DO UPDATE SET
              subject = coalesce(excluded.subject, idempotency.subject),
              status = excluded.status,
              body = excluded.body,
              headers = excluded.headers
            """)
        .bind("workspace", workspace.value())
        .bind("key", entry.key())
        .bind("fingerprint", entry.fingerprint())
        .bind("subject", subject)
        .bind("status", answer == null ? null : answer.status())
        .bind("body", answer == null ? null : answer.body())
        .bind("headers", answer == null ? null : headers(answer))
        .bind("createdAt", entry.createdAt().toEpochMilli())
        .bind("expiresAt", entry.expiresAt().toEpochMilli())
        .execute();
  }

  private static Found found(ResultSet row) throws SQLException {
    var body = row.getString("body");
    return new Found(
        row.getString("fingerprint"),
        row.getString("subject"),
        body == null
            ? null
            : new Answer(row.getInt("status"), body, headers(row.getString("headers")), true),
        Instant.ofEpochMilli(row.getLong("expires_at")));
  }

  private static @Nullable String headers(Answer answer) {
    return answer.headers().isEmpty() ? null : StoreJson.write(answer.headers());
  }

  private static Map<String, String> headers(@Nullable String json) {
    return json == null ? Map.of() : StoreJson.readTexts(json);
  }
}
