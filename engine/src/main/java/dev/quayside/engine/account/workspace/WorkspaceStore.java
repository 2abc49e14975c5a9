package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Table `workspace`.
final class WorkspaceStore {

  /// A number that is another one once a workspace was added or closed.
  static final String PRESENT = "SELECT count(*) * 1000 + count(archived_at) FROM workspace";

  void insert(Tx tx, Workspace workspace) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO workspace (id, slug, name, plan, environment, auto_scan, created_at)
            VALUES (:id, :slug, :name, :plan, :environment, :autoScan, :createdAt)
            """)
        .bind("id", workspace.id().value())
        .bind("slug", workspace.slug())
        .bind("name", workspace.name())
        .bind("plan", workspace.plan())
        .bind("environment", workspace.environment().wire())
        .bind("autoScan", workspace.autoScan() ? 1 : 0)
        .bind("createdAt", workspace.createdAt().toEpochMilli())
        .execute();
  }

  List<Workspace> all(Tx tx) {
    return tx.handle()
        .createQuery("SELECT * FROM workspace ORDER BY id")
        .map((row, _) -> workspace(row))
        .list();
  }

  Optional<Workspace> byId(Tx tx, WorkspaceId id) {
    return tx.handle()
        .createQuery("SELECT * FROM workspace WHERE id = :id")
        .bind("id", id.value())
        .map((row, _) -> workspace(row))
        .findOne();
  }

  Optional<Workspace> bySlug(Tx tx, String slug) {
    return tx.handle()
        .createQuery("SELECT * FROM workspace WHERE slug = :slug")
        .bind("slug", slug)
        .map((row, _) -> workspace(row))
        .findOne();
  }

  void rename(Tx tx, WorkspaceId id, String name) {
    tx.handle()
        .createUpdate("UPDATE workspace SET name = :name WHERE id = :id")
        .bind("name", name)
        .bind("id", id.value())
        .execute();
  }

  /// @param at null to restore it
  void archive(Tx tx, WorkspaceId id, @Nullable Instant at) {
    tx.handle()
        .createUpdate("UPDATE workspace SET archived_at = :at WHERE id = :id")
        .bind("at", InstantColumn.millis(at))
        .bind("id", id.value())
        .execute();
  }

  void setAutoScan(Tx tx, WorkspaceId id, boolean on) {
    tx.handle()
        .createUpdate("UPDATE workspace SET auto_scan = :on WHERE id = :id")
        .bind("on", on ? 1 : 0)
        .bind("id", id.value())
        .execute();
  }

  Duration clockOffset(Tx tx, WorkspaceId id) {
    return tx.handle()
        .createQuery("SELECT clock_offset_ms FROM workspace WHERE id = :id")
        .bind("id", id.value())
        .mapTo(Long.class)
        .findOne()
        .map(Duration::ofMillis)
        .orElse(Duration.ZERO);
  }

  /// How far the clocks that were moved are ahead.
  Map<WorkspaceId, Duration> clockOffsets(Tx tx) {
    return tx.handle()
        .createQuery("SELECT id, clock_offset_ms FROM workspace WHERE clock_offset_ms > 0")
        .map(
            (row, _) ->
                Map.entry(new WorkspaceId(row.getString(1)), Duration.ofMillis(row.getLong(2))))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  void advanceClock(Tx tx, WorkspaceId id, Duration by) {
    tx.handle()
        .createUpdate("UPDATE workspace SET clock_offset_ms = clock_offset_ms + :by WHERE id = :id")
        .bind("by", by.toMillis())
        .bind("id", id.value())
        .execute();
  }

  private static Workspace workspace(ResultSet row) throws SQLException {
    return new Workspace(
        new WorkspaceId(row.getString("id")),
        row.getString("slug"),
        row.getString("name"),
        row.getString("plan"),
        WireWord.read(Environment.class, row.getString("environment")),
        row.getInt("auto_scan") == 1,
        Instant.ofEpochMilli(row.getLong("created_at")),
        InstantColumn.read(row, "archived_at"));
  }
}
