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

  /// The identity of a request under its key.
  ///
  /// @param holder the engine that runs it
  record Entry(
      String key, String fingerprint, String holder, Instant createdAt, Instant expiresAt) {

    Entry until(@Nullable Instant end) {
      return end == null || end.isAfter(expiresAt)
          ? this
          : new Entry(key, fingerprint, holder, createdAt, end);
    }
  }

  /// A stored row.
  ///
  /// @param answer null while the request runs, or when its process died
  /// @param holder the engine that runs it; null when none does
  record Found(
      String fingerprint,
      @Nullable String subject,
      @Nullable Answer answer,
      Instant expiresAt,
      @Nullable String holder) {}

  Optional<Found> find(Tx tx, WorkspaceId workspace, String key) {
    return tx.handle()
        .createQuery(
            """
            SELECT fingerprint, subject, status, body, headers, expires_at, holder FROM idempotency
            WHERE workspace_id = :workspace AND key = :key
            """)
        .bind("workspace", workspace.value())
        .bind("key", key)
        .map((row, _) -> found(row))
        .findOne();
  }

  /// Records what the request is about to make. A resumed request claims again: the same subject,
  /// or the one it makes instead.
  ///
  /// @return false when another engine holds the key
  boolean claim(Tx tx, WorkspaceId workspace, Entry entry, String subject) {
    return upsert(tx, workspace, entry, subject, null);
  }

  /// @return false when another engine holds the key, or has answered
  boolean settle(Tx tx, WorkspaceId workspace, Entry entry, Answer answer) {
    return upsert(tx, workspace, entry, null, answer);
  }

  /// Continues a request of an engine that no longer runs.
  ///
  /// @param before the engine that had it
  /// @return false when another engine was faster
  boolean takeOver(Tx tx, WorkspaceId workspace, Entry entry, @Nullable String before) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE idempotency SET holder = :holder
                WHERE workspace_id = :workspace AND key = :key AND status IS NULL
                  AND holder IS NOT DISTINCT FROM :before
                """)
            .bind("workspace", workspace.value())
            .bind("key", entry.key())
            .bind("holder", entry.holder())
            .bind("before", before)
            .execute()
        == 1;
  }

  /// Ends the request without an answer, so that a retry can continue it.
  void letGo(Tx tx, WorkspaceId workspace, Entry entry) {
    tx.handle()
        .createUpdate(
            """
            UPDATE idempotency SET holder = NULL
            WHERE workspace_id = :workspace AND key = :key AND status IS NULL AND holder = :holder
            """)
        .bind("workspace", workspace.value())
        .bind("key", entry.key())
        .bind("holder", entry.holder())
        .execute();
  }

  /// Records that what was claimed will not be made.
  void withdraw(Tx tx, WorkspaceId workspace, Entry entry) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM idempotency
            WHERE workspace_id = :workspace AND key = :key AND status IS NULL AND holder = :holder
            """)
        .bind("workspace", workspace.value())
        .bind("key", entry.key())
        .bind("holder", entry.holder())
        .execute();
  }

  /// Deletes an answer that is too old.
  void deleteExpired(Tx tx, WorkspaceId workspace, String key, Instant now) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM idempotency
            WHERE workspace_id = :workspace AND key = :key AND status IS NOT NULL AND expires_at <= :now
            """)
        .bind("workspace", workspace.value())
        .bind("key", key)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /// Deletes the unanswered claims on something that will not be made after all.
  void forget(Tx tx, WorkspaceId workspace, String subject) {
    tx.handle()
        .createUpdate(
            "DELETE FROM idempotency"
                + " WHERE subject = :subject AND workspace_id = :workspace AND status IS NULL")
        .bind("subject", subject)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Deletes in small batches, since there is one writer.
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

  private static boolean upsert(
      Tx tx,
      WorkspaceId workspace,
      Entry entry,
      @Nullable String subject,
      @Nullable Answer answer) {
    return tx.handle()
            .createUpdate(
                """
                INSERT INTO idempotency
                  (workspace_id, key, fingerprint, subject, status, body, headers, holder, created_at, expires_at)
                VALUES
                  (:workspace, :key, :fingerprint, :subject, :status, :body, :headers, :holder, :createdAt, :expiresAt)
                ON CONFLICT (workspace_id, key) DO UPDATE SET
                  subject = coalesce(excluded.subject, idempotency.subject),
                  status = excluded.status,
                  body = excluded.body,
                  headers = excluded.headers
                WHERE idempotency.status IS NULL AND idempotency.holder = excluded.holder
                """)
            .bind("workspace", workspace.value())
            .bind("key", entry.key())
            .bind("fingerprint", entry.fingerprint())
            .bind("subject", subject)
            .bind("status", answer == null ? null : answer.status())
            .bind("body", answer == null ? null : answer.body())
            .bind("headers", answer == null ? null : headers(answer))
            .bind("holder", entry.holder())
            .bind("createdAt", entry.createdAt().toEpochMilli())
            .bind("expiresAt", entry.expiresAt().toEpochMilli())
            .execute()
        == 1;
  }

  private static Found found(ResultSet row) throws SQLException {
    var body = row.getString("body");
    return new Found(
        row.getString("fingerprint"),
        row.getString("subject"),
        body == null
            ? null
            : new Answer(row.getInt("status"), body, headers(row.getString("headers"))),
        Instant.ofEpochMilli(row.getLong("expires_at")),
        row.getString("holder"));
  }

  private static @Nullable String headers(Answer answer) {
    return answer.headers().isEmpty() ? null : StoreJson.write(answer.headers());
  }

  private static Map<String, String> headers(@Nullable String json) {
    return json == null ? Map.of() : StoreJson.readTexts(json);
  }
}
