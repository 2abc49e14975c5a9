package dev.quayside.engine.order.view;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Table `saved_view`.
final class ViewStore {

  private static final String SELECT =
      "SELECT id, owner, saved FROM saved_view WHERE workspace_id = :workspace";

  /// Those that everyone sees and those of an owner, oldest first.
  List<View> seenBy(Tx tx, WorkspaceId workspace, String owner) {
    return tx.handle()
        .createQuery(SELECT + " AND (shared = 1 OR owner = :owner) ORDER BY created_at, id")
        .bind("workspace", workspace.value())
        .bind("owner", owner)
        .map(ViewStore::view)
        .list();
  }

  List<View> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(SELECT)
        .bind("workspace", workspace.value())
        .map(ViewStore::view)
        .list();
  }

  Optional<View> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(SELECT + " AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map(ViewStore::view)
        .findOne();
  }

  int count(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM saved_view WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// @param at when it is made; of one that is here already nothing of it changes
  void put(Tx tx, WorkspaceId workspace, View view, Instant at) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO saved_view (id, workspace_id, owner, shared, saved, created_at)
            VALUES (:id, :workspace, :owner, :shared, :saved, :at)
            ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, shared = excluded.shared,
              saved = excluded.saved
              WHERE saved_view.workspace_id = excluded.workspace_id
            """)
        .bind("id", view.id())
        .bind("workspace", workspace.value())
        .bind("owner", view.owner())
        .bind("shared", view.draft().shared() ? 1 : 0)
        .bind("saved", StoreJson.write(view.draft()))
        .bind("at", at.toEpochMilli())
        .execute();
  }

  void remove(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate("DELETE FROM saved_view WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Deletes the views that only this person saw.
  void removeOwn(Tx tx, WorkspaceId workspace, String owner) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM saved_view
            WHERE owner = :owner AND shared = 0 AND workspace_id = :workspace
            """)
        .bind("owner", owner)
        .bind("workspace", workspace.value())
        .execute();
  }

  private static View view(ResultSet row, @Nullable StatementContext context) throws SQLException {
    return new View(
        row.getString("id"),
        row.getString("owner"),
        StoreJson.read(row.getString("saved"), ViewDraft.class));
  }
}
