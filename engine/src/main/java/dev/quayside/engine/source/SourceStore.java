package dev.quayside.engine.source;

import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.kind.SourceSettings;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Table `source`.
final class SourceStore {

  void insert(Tx tx, SourceRow row) {
    write(
        tx,
        """
        INSERT INTO source
          (id, workspace_id, kind, name, place, enabled, shown, kept, sealed, settings, connection,
           message, tested_at, revision, cursor_at, succeeded_at, walked_at, next_at, failures,
           error_code, error, failing, created_at, updated_at)
        VALUES
          (:id, :workspace, :kind, :name, :place, :enabled, :shown, :kept, :sealed, :settings,
           :connection, :message, :testedAt, :revision, :cursor, :succeededAt, :walkedAt, :nextAt,
           :failures, :errorCode, :error, :failing, :createdAt, :updatedAt)
        """,
        row);
  }

  void update(Tx tx, SourceRow row) {
    write(
        tx,
        """
        UPDATE source SET name = :name, place = :place, enabled = :enabled, shown = :shown,
          kept = :kept, sealed = :sealed, settings = :settings, connection = :connection,
          message = :message, tested_at = :testedAt, revision = :revision, cursor_at = :cursor,
          succeeded_at = :succeededAt, walked_at = :walkedAt, next_at = :nextAt,
          failures = :failures, error_code = :errorCode, error = :error, failing = :failing,
          updated_at = :updatedAt
        WHERE id = :id AND workspace_id = :workspace
        """,
        row);
  }

  private static void write(Tx tx, String sql, SourceRow row) {
    var source = row.source();
    var progress = source.progress();
    var error = progress.error();
    var update =
        tx.handle()
            .createUpdate(sql)
            .bind("id", source.id())
            .bind("workspace", row.workspace().value())
            .bind("name", source.name())
            .bind("place", row.place())
            .bind("enabled", source.enabled())
            .bind("shown", StoreJson.write(source.shown()))
            .bind("kept", String.join(" ", source.kept()))
            .bind("sealed", row.sealed())
            .bind("settings", StoreJson.write(source.settings()))
            .bind("connection", source.connection().wire())
            .bind("message", MessageColumn.write(source.message()))
            .bind("testedAt", InstantColumn.millis(source.testedAt()))
            .bind("revision", row.revision())
            .bind("cursor", InstantColumn.millis(progress.cursor()))
            .bind("succeededAt", InstantColumn.millis(progress.succeededAt()))
            .bind("walkedAt", InstantColumn.millis(progress.walkedAt()))
            .bind("nextAt", InstantColumn.millis(progress.nextAt()))
            .bind("failures", progress.failures())
            .bind("errorCode", error == null ? null : error.code())
            .bind("error", error == null ? null : MessageColumn.write(error.message()))
            .bind("failing", progress.failing())
            .bind("updatedAt", source.updatedAt().toEpochMilli());
    if (sql.startsWith("INSERT")) {
      update
          .bind("kind", source.kind().code())
          .bind("createdAt", source.createdAt().toEpochMilli());
    }
    update.execute();
  }

  /// A field that nothing was entered for; what is there stays, and a source that is gone stays
  /// gone.
  void keep(Tx tx, SourceRow row, String field, String value) {
    find(tx, row.workspace(), row.source().id())
        .ifPresent(there -> update(tx, there.with(there.source().with(field, value))));
  }

  void delete(Tx tx, WorkspaceId workspace, String id) {
    tx.handle()
        .createUpdate("DELETE FROM source WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  Optional<SourceRow> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM source WHERE workspace_id = :workspace AND id = :id")
        .bind("workspace", workspace.value())
        .bind("id", id)
        .map((row, _) -> row(row))
        .findOne();
  }

  /// Oldest first.
  List<SourceRow> all(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery("SELECT * FROM source WHERE workspace_id = :workspace ORDER BY id")
        .bind("workspace", workspace.value())
        .map((row, _) -> row(row))
        .list();
  }

  private static SourceRow row(ResultSet row) throws SQLException {
    var kept = row.getString("kept");
    var source =
        new Source(
            row.getString("id"),
            SourceKinds.of(row.getString("kind")).orElseThrow(),
            row.getString("name"),
            row.getBoolean("enabled"),
            StoreJson.readTexts(row.getString("shown")),
            kept.isEmpty() ? Set.of() : Set.copyOf(List.of(kept.split(" "))),
            StoreJson.read(row.getString("settings"), SourceSettings.class),
            WireWord.read(Connection.class, row.getString("connection")),
            MessageColumn.read(row.getString("message")),
            InstantColumn.read(row, "tested_at"),
            progress(row),
            Instant.ofEpochMilli(row.getLong("created_at")),
            Instant.ofEpochMilli(row.getLong("updated_at")));
    return new SourceRow(
        new WorkspaceId(row.getString("workspace_id")),
        source,
        row.getString("place"),
        row.getString("sealed"),
        row.getLong("revision"));
  }

  private static SourceProgress progress(ResultSet row) throws SQLException {
    return new SourceProgress(
        InstantColumn.read(row, "cursor_at"),
        InstantColumn.read(row, "succeeded_at"),
        InstantColumn.read(row, "walked_at"),
        InstantColumn.read(row, "next_at"),
        row.getInt("failures"),
        fault(row.getString("error_code"), row.getString("error")),
        row.getBoolean("failing"));
  }

  static SourceProgress.@Nullable Fault fault(@Nullable String code, @Nullable String message) {
    return code == null
        ? null
        : new SourceProgress.Fault(code, Objects.requireNonNull(MessageColumn.read(message)));
  }
}
