package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/// Tables `order_tag`, the tags there are, and `tagged_order`, which orders have them.
final class TagStore {

  private static final String SELECT =
      """
      SELECT id, name, colour,
        (SELECT count(*) FROM tagged_order r WHERE r.tag_id = order_tag.id) AS orders
      FROM order_tag WHERE workspace_id = :workspace
      """;

  List<Tag> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(SELECT + " ORDER BY name_key")
        .bind("workspace", workspace.value())
        .map(TagStore::tag)
        .list();
  }

  Optional<Tag> byId(Tx tx, WorkspaceId workspace, String id) {
    return one(tx, workspace, "id", id);
  }

  Optional<Tag> byName(Tx tx, WorkspaceId workspace, String name) {
    return one(tx, workspace, "name_key", Tag.key(name));
  }

  private static Optional<Tag> one(Tx tx, WorkspaceId workspace, String column, String value) {
    return tx.handle()
        .createQuery(SELECT + " AND " + column + " = :value")
        .bind("workspace", workspace.value())
        .bind("value", value)
        .map(TagStore::tag)
        .findOne();
  }

  /// The id of the tag with a name, whatever its letter case.
  Optional<String> idOf(Tx tx, WorkspaceId workspace, String name) {
    return tx.handle()
        .createQuery("SELECT id FROM order_tag WHERE workspace_id = :workspace AND name_key = :key")
        .bind("workspace", workspace.value())
        .bind("key", Tag.key(name))
        .mapTo(String.class)
        .findOne();
  }

  int count(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT count(*) FROM order_tag WHERE workspace_id = :workspace")
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  void insert(Tx tx, WorkspaceId workspace, Tag tag, Instant at) {
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_tag (id, workspace_id, name, name_key, colour, created_at)
            VALUES (:id, :workspace, :name, :key, :colour, :at)
            """)
        .bind("id", tag.id())
        .bind("workspace", workspace.value())
        .bind("name", tag.name())
        .bind("key", Tag.key(tag.name()))
        .bind("colour", tag.colour().wire())
        .bind("at", at.toEpochMilli())
        .execute();
  }

  void change(Tx tx, WorkspaceId workspace, Tag tag) {
    tx.handle()
        .createUpdate(
            """
            UPDATE order_tag SET name = :name, name_key = :key, colour = :colour
            WHERE id = :id AND workspace_id = :workspace
            """)
        .bind("id", tag.id())
        .bind("workspace", workspace.value())
        .bind("name", tag.name())
        .bind("key", Tag.key(tag.name()))
        .bind("colour", tag.colour().wire())
        .execute();
  }

  /// Takes a tag off all orders and deletes it.
  void remove(Tx tx, WorkspaceId workspace, String id) {
    for (var sql :
        List.of(
            "DELETE FROM tagged_order WHERE tag_id = :id AND workspace_id = :workspace",
            "DELETE FROM order_tag WHERE id = :id AND workspace_id = :workspace")) {
      tx.handle().createUpdate(sql).bind("id", id).bind("workspace", workspace.value()).execute();
    }
  }

  void putOn(Tx tx, WorkspaceId workspace, String orderId, String tagId) {
    tx.later(
        later ->
            later
                .handle()
                .createUpdate(
                    """
            INSERT INTO tagged_order (tag_id, order_id, workspace_id) VALUES (:tag, :order, :workspace)
            ON CONFLICT (tag_id, order_id) DO NOTHING
            """)
                .bind("tag", tagId)
                .bind("order", orderId)
                .bind("workspace", workspace.value())
                .execute());
  }

  void takeOff(Tx tx, WorkspaceId workspace, String orderId, String tagId) {
    tx.later(
        later ->
            later
                .handle()
                .createUpdate(
                    """
            DELETE FROM tagged_order
            WHERE tag_id = :tag AND order_id = :order AND workspace_id = :workspace
            """)
                .bind("tag", tagId)
                .bind("order", orderId)
                .bind("workspace", workspace.value())
                .execute());
  }

  private static Tag tag(ResultSet row, @Nullable StatementContext context) throws SQLException {
    return new Tag(
        row.getString("id"),
        row.getString("name"),
        WireWord.read(TagColour.class, row.getString("colour")),
        row.getInt("orders"));
  }
}
