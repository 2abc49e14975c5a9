package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Table `rate_request`: one row for each request, with all its rates.
final class RateStore {

  /// Whether no engine works on a request: it is new, or its engine has ended.
  static final String IS_LEFT =
      """
      EXISTS (
        SELECT 1 FROM rate_request r WHERE r.status = 'pending'
          AND NOT EXISTS (SELECT 1 FROM living WHERE name = r.asked_by))
      """;

  private static final int MOST_DELETED_AT_ONCE = 100;

  void insert(Tx tx, WorkspaceId workspace, AsyncRateRow row) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO rate_request
              (id, workspace_id, status, request, rates, messages, problem, created_at, settled_at, expires_at)
            VALUES
              (:id, :workspace, :status, :request, :rates, :messages, :problem, :createdAt, :settledAt, :expiresAt)
            """)
        .bind("id", row.id())
        .bind("workspace", workspace.value())
        .bind("status", row.status())
        .bind("request", row.request())
        .bind("rates", row.rates())
        .bind("messages", row.messages())
        .bind("problem", row.problem())
        .bind("createdAt", row.createdAt())
        .bind("settledAt", row.settledAt())
        .bind("expiresAt", row.expiresAt())
        .execute();
  }

  /// The engine that asks the carriers.
  Optional<String> askedBy(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT asked_by FROM rate_request"
                + " WHERE workspace_id = :workspace AND id = :id AND asked_by IS NOT NULL")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .mapTo(String.class)
        .findOne();
  }

  /// Takes in hand what is pending.
  ///
  /// @param before the engine that worked on it so far; null for none
  /// @return false when it is not pending any more, or another engine was faster
  boolean ask(Tx tx, WorkspaceId workspace, String id, @Nullable String before, String by) {
    return tx.handle()
            .createUpdate(
                "UPDATE rate_request SET asked_by = :by WHERE workspace_id = :workspace AND id = :id"
                    + " AND status = 'pending' AND asked_by IS NOT DISTINCT FROM :before")
            .bind("workspace", workspace.value())
            .bind("id", id)
            .bind("before", before)
            .bind("by", by)
            .execute()
        == 1;
  }

  /// Stores the result of a pending request.
  ///
  /// @return false when it was no longer pending
  boolean settle(Tx tx, WorkspaceId workspace, AsyncRateRow row) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE rate_request SET status = :status, rates = :rates, messages = :messages, problem = :problem,
                  settled_at = :settledAt, expires_at = :expiresAt
                WHERE id = :id AND workspace_id = :workspace AND status = 'pending'
                """)
            .bind("id", row.id())
            .bind("workspace", workspace.value())
            .bind("status", row.status())
            .bind("rates", row.rates())
            .bind("messages", row.messages())
            .bind("problem", row.problem())
            .bind("settledAt", row.settledAt())
            .bind("expiresAt", row.expiresAt())
            .execute()
        == 1;
  }

  Optional<AsyncRateRequest> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM rate_request WHERE workspace_id = :workspace AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> AsyncRateRow.read(row))
        .findOne();
  }

  /// Oldest first.
  List<AsyncRateRequest> pending(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT * FROM rate_request WHERE workspace_id = :workspace AND status = 'pending' ORDER BY id")
        .bind("workspace", workspace.value())
        .map((row, _) -> AsyncRateRow.read(row))
        .list();
  }

  int countPending(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT count(*) FROM rate_request WHERE workspace_id = :workspace AND status = 'pending'")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// Deletes in small batches, because all other writers wait meanwhile.
  int deleteSettledBefore(Tx tx, WorkspaceId workspace, Instant limit) {
    return tx.handle()
        .createUpdate(
            """
            DELETE FROM rate_request WHERE rowid IN
              (SELECT rowid FROM rate_request
               WHERE workspace_id = :workspace AND created_at < :limit AND status <> 'pending'
               LIMIT :most)
            """)
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .bind("most", MOST_DELETED_AT_ONCE)
        .execute();
  }
}
