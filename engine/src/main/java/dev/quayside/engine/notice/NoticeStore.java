package dev.quayside.engine.notice;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Table `notice`.
final class NoticeStore {

  List<Notice> open(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM notice WHERE workspace_id = :workspace AND ended_at IS NULL
            ORDER BY id DESC
            """)
        .bind("workspace", workspace.value())
        .map((row, _) -> notice(row))
        .list();
  }

  /// Open ones that no e-mail has told of, the oldest first.
  List<Notice> unmailed(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM notice
            WHERE workspace_id = :workspace AND ended_at IS NULL AND mailed_at IS NULL ORDER BY id
            """)
        .bind("workspace", workspace.value())
        .map((row, _) -> notice(row))
        .list();
  }

  /// When an e-mail last told of any.
  Optional<Instant> lastMailed(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT max(mailed_at) FROM notice
            WHERE workspace_id = :workspace AND mailed_at IS NOT NULL
            HAVING max(mailed_at) IS NOT NULL
            """)
        .bind("workspace", workspace.value())
        .mapTo(Long.class)
        .findOne()
        .map(Instant::ofEpochMilli);
  }

  void insert(Tx tx, WorkspaceId workspace, Notice notice) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO notice (id, workspace_id, matter, kind, subject, message, created_at)
            VALUES (:id, :workspace, :key, :kind, :subject, :message, :at)
            """)
        .bind("id", notice.id())
        .bind("workspace", workspace.value())
        .bind("key", notice.key())
        .bind("kind", notice.kind().wire())
        .bind("subject", notice.subject())
        .bind("message", MessageColumn.write(notice.message()))
        .bind("at", notice.createdAt().toEpochMilli())
        .execute();
  }

  /// Says the same matter as it stands now.
  void reword(Tx tx, WorkspaceId workspace, Notice notice) {
    tx.handle()
        .createUpdate(
            "UPDATE notice SET message = :message WHERE id = :id AND workspace_id = :workspace")
        .bind("message", MessageColumn.write(notice.message()))
        .bind("id", notice.id())
        .bind("workspace", workspace.value())
        .execute();
  }

  void end(Tx tx, WorkspaceId workspace, String id, Instant at) {
    tx.handle()
        .createUpdate(
            "UPDATE notice SET ended_at = :at WHERE id = :id AND workspace_id = :workspace")
        .bind("at", at.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  void mailed(Tx tx, WorkspaceId workspace, List<Notice> told, Instant at) {
    var batch =
        tx.handle()
            .prepareBatch(
                "UPDATE notice SET mailed_at = :at WHERE id = :id AND workspace_id = :workspace");
    told.forEach(
        notice ->
            batch
                .bind("at", at.toEpochMilli())
                .bind("id", notice.id())
                .bind("workspace", workspace.value())
                .add());
    batch.execute();
  }

  void deleteOld(Tx tx, WorkspaceId workspace, Instant limit) {
    tx.handle()
        .createUpdate("DELETE FROM notice WHERE workspace_id = :workspace AND ended_at < :limit")
        .bind("workspace", workspace.value())
        .bind("limit", limit.toEpochMilli())
        .execute();
  }

  private static Notice notice(ResultSet row) throws SQLException {
    return new Notice(
        row.getString("id"),
        row.getString("matter"),
        WireWord.read(NoticeKind.class, row.getString("kind")),
        row.getString("subject"),
        Objects.requireNonNull(MessageColumn.read(row.getString("message"))),
        Instant.ofEpochMilli(row.getLong("created_at")),
        InstantColumn.read(row, "ended_at"));
  }
}
