package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `order_note`.
final class NoteStore {

  void insert(Tx tx, WorkspaceId workspace, String orderId, StaffNote note) {
    var by = Optional.ofNullable(note.by());
    tx.handle()
        .createUpdate(
            """
            INSERT INTO order_note (id, workspace_id, order_id, said, user_id, user_name, created_at)
            VALUES (:id, :workspace, :order, :said, :user, :name, :at)
            """)
        .bind("id", note.id())
        .bind("workspace", workspace.value())
        .bind("order", orderId)
        .bind("said", note.text())
        .bind("user", by.map(StaffNote.Author::id).orElse(null))
        .bind("name", by.map(StaffNote.Author::name).orElse(null))
        .bind("at", note.at().toEpochMilli())
        .execute();
  }

  void remove(Tx tx, WorkspaceId workspace, String orderId, String id) {
    tx.handle()
        .createUpdate(
            """
            DELETE FROM order_note
            WHERE id = :id AND order_id = :order AND workspace_id = :workspace
            """)
        .bind("id", id)
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Deletes all notes of an order, which may tell of its customer.
  void forget(Tx tx, WorkspaceId workspace, String orderId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM order_note WHERE order_id = :order AND workspace_id = :workspace")
        .bind("order", orderId)
        .bind("workspace", workspace.value())
        .execute();
  }
}
