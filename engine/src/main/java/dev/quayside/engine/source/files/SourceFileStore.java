package dev.quayside.engine.source.files;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;

/// Table `source_file`.
final class SourceFileStore {

  boolean has(Tx tx, WorkspaceId workspace, String sourceId, String file) {
    return tx.handle()
        .createQuery(
            "SELECT 1 FROM source_file WHERE workspace_id = :workspace AND source_id = :source"
                + " AND file = :file")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("file", file)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  void insert(Tx tx, WorkspaceId workspace, String sourceId, String file, long now) {
    tx.handle()
        .createUpdate(
            "INSERT INTO source_file (source_id, workspace_id, file, taken_at)"
                + " VALUES (:source, :workspace, :file, :now) ON CONFLICT DO NOTHING")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("file", file)
        .bind("now", now)
        .execute();
  }

  void delete(Tx tx, WorkspaceId workspace, String sourceId, String file) {
    tx.handle()
        .createUpdate(
            "DELETE FROM source_file WHERE workspace_id = :workspace AND source_id = :source"
                + " AND file = :file")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .bind("file", file)
        .execute();
  }

  void deleteAll(Tx tx, WorkspaceId workspace, String sourceId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM source_file WHERE workspace_id = :workspace AND source_id = :source")
        .bind("workspace", workspace.value())
        .bind("source", sourceId)
        .execute();
  }
}
