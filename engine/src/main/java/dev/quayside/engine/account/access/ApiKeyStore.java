package dev.quayside.engine.account.access;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Table `api_key`. It holds hashes only.
///
/// The time a key is revoked may lie ahead: until then a key that is being replaced works. An
/// engine that does not know of this takes it for revoked, which is the safe side.
final class ApiKeyStore {

  /// A key with an end set is looked at more closely, with the time.
  private static final String WORKS =
      "SELECT 1 FROM api_key k JOIN workspace w ON w.id = k.workspace_id"
          + " WHERE k.hash = ? AND k.revoked_at IS NULL AND w.archived_at IS NULL";

  private static final String NOT_OVER = "(revoked_at IS NULL OR revoked_at > :now)";

  private static final String ARCHIVED =
      "SELECT 1 FROM workspace WHERE id = ? AND archived_at IS NOT NULL";

  private static final String SELECT =
      """
      SELECT k.id, k.workspace_id, k.role, k.prints_only, k.name, k.hint, k.created_at, k.revoked_at,
        k.last_used_at, w.environment
      FROM api_key k JOIN workspace w ON w.id = k.workspace_id
      """;

  void insert(Tx tx, ApiKey key, String hash) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO api_key (id, workspace_id, role, prints_only, name, hash, hint, created_at)
            VALUES (:id, :workspace, :role, :printsOnly, :name, :hash, :hint, :createdAt)
            """)
        .bind("id", key.id())
        .bind("workspace", key.workspace().value())
        .bind("role", key.role() == Role.PRINTER ? Role.VIEWER.wire() : key.role().wire())
        .bind("printsOnly", key.role() == Role.PRINTER ? 1 : 0)
        .bind("name", key.name())
        .bind("hash", hash)
        .bind("hint", key.hint())
        .bind("createdAt", key.createdAt().toEpochMilli())
        .execute();
  }

  /// Whether the key with this hash works without an end, and its workspace is not archived.
  boolean works(Database database, String hash) {
    return database.finds(WORKS, hash);
  }

  /// Whether a workspace is archived.
  boolean isArchived(Database database, WorkspaceId workspace) {
    return database.finds(ARCHIVED, workspace.value());
  }

  /// The working key with this hash, in any workspace: it tells the workspace.
  Optional<ApiKey> findByHash(Tx tx, String hash, Instant now) {
    return tx.handle()
        .createQuery(SELECT + "WHERE k.hash = :hash AND " + NOT_OVER)
        .bind("hash", hash)
        .bind("now", now.toEpochMilli())
        .map((row, _) -> key(row, now))
        .findOne();
  }

  Optional<ApiKey> find(Tx tx, WorkspaceId workspace, String id, Instant now) {
    return tx.handle()
        .createQuery(SELECT + "WHERE k.id = :id AND k.workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> key(row, now))
        .findOne();
  }

  /// Keys, newest first.
  List<ApiKey> list(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery(SELECT + "WHERE k.workspace_id = :workspace ORDER BY k.id DESC")
        .bind("workspace", workspace.value())
        .map((row, _) -> key(row, now))
        .list();
  }

  int countWorking(Tx tx, WorkspaceId workspace, Instant now) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM api_key WHERE workspace_id = :workspace AND " + NOT_OVER)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .mapTo(Integer.class)
        .one();
  }

  /// Ends a key, or brings its end forward.
  ///
  /// @param at now or later
  /// @return false when it was over already
  boolean revoke(Tx tx, WorkspaceId workspace, String id, Instant at, Instant now) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE api_key
                SET revoked_at = CASE WHEN revoked_at < :at THEN revoked_at ELSE :at END
                WHERE id = :id AND workspace_id = :workspace AND
                """
                    + NOT_OVER)
            .bind("at", at.toEpochMilli())
            .bind("now", now.toEpochMilli())
            .bind("id", id)
            .bind("workspace", workspace.value())
            .execute()
        == 1;
  }

  /// @return the number of keys changed
  int noteUse(Tx tx, WorkspaceId workspace, String id, Instant at) {
    return tx.handle()
        .createUpdate(
            "UPDATE api_key SET last_used_at = :at WHERE id = :id AND workspace_id = :workspace")
        .bind("at", at.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  private static ApiKey key(ResultSet row, Instant now) throws SQLException {
    var end = InstantColumn.read(row, "revoked_at");
    boolean ahead = end != null && end.isAfter(now);
    return new ApiKey(
        row.getString("id"),
        new WorkspaceId(row.getString("workspace_id")),
        WireWord.read(Environment.class, row.getString("environment")),
        row.getInt("prints_only") == 1
            ? Role.PRINTER
            : WireWord.read(Role.class, row.getString("role")),
        row.getString("name"),
        row.getString("hint"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        ahead ? end : null,
        ahead ? null : end,
        InstantColumn.read(row, "last_used_at"));
  }
}
