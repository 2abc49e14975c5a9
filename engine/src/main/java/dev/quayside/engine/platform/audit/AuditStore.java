package dev.quayside.engine.platform.audit;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Table `audit`, in which triggers refuse every change and removal.
final class AuditStore {

  void insert(Tx tx, WorkspaceId workspace, AuditEntry entry) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO audit (id, workspace_id, action, subject, user_id, user_name, key_id, station, correlation_id, created_at)
            VALUES (:id, :workspace, :action, :subject, :userId, :userName, :keyId, :station, :correlationId, :createdAt)
            """)
        .bind("id", entry.id())
        .bind("workspace", workspace.value())
        .bind("action", entry.action())
        .bind("subject", entry.subject())
        .bind("userId", entry.userId())
        .bind("userName", entry.userName())
        .bind("keyId", entry.keyId())
        .bind("station", entry.station())
        .bind("correlationId", entry.correlationId())
        .bind("createdAt", entry.createdAt().toEpochMilli())
        .execute();
  }

  List<AuditEntry> between(Tx tx, WorkspaceId workspace, Instant from, Instant to) {
    return tx.handle()
        .createQuery(
            """
            SELECT * FROM audit
            WHERE workspace_id = :workspace AND created_at >= :from AND created_at < :to
            ORDER BY created_at, id
            """)
        .bind("workspace", workspace.value())
        .bind("from", from.toEpochMilli())
        .bind("to", to.toEpochMilli())
        .map((row, _) -> entry(row))
        .list();
  }

  Page<AuditEntry> page(Tx tx, WorkspaceId workspace, AuditFilter filter, Slice<Age> slice) {
    var where =
        " FROM audit WHERE workspace_id = :workspace"
            + " AND (:action IS NULL OR action = :action)"
            + (filter.subjects().isEmpty() ? "" : " AND subject IN (<subjects>)")
            + " AND (:userId IS NULL OR user_id = :userId)"
            + " AND (:after IS NULL OR created_at > :after)"
            + " AND (:before IS NULL OR created_at < :before)";
    Function<String, Query> select =
        sql ->
            selected(tx, sql, filter)
                .bind("workspace", workspace.value())
                .bind("action", filter.action())
                .bind("userId", filter.userId())
                .bind("after", millis(filter.createdAfter()))
                .bind("before", millis(filter.createdBefore()));
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("count(*)" + where).mapTo(Long.class).one(),
            rest -> select.apply("*" + where + rest),
            (row, _) -> entry(row),
            entry -> new RowKey(List.of(entry.id())));
  }

  private static Query selected(Tx tx, String sql, AuditFilter filter) {
    var query = tx.handle().createQuery("SELECT " + sql);
    return filter.subjects().isEmpty() ? query : query.bindList("subjects", filter.subjects());
  }

  private static @Nullable Long millis(@Nullable Instant time) {
    return time == null ? null : time.toEpochMilli();
  }

  private static AuditEntry entry(ResultSet row) throws SQLException {
    return new AuditEntry(
        row.getString("id"),
        row.getString("action"),
        row.getString("subject"),
        row.getString("user_id"),
        row.getString("user_name"),
        row.getString("key_id"),
        row.getString("station"),
        row.getString("correlation_id"),
        Instant.ofEpochMilli(row.getLong("created_at")));
  }
}
