package dev.quayside.engine.print.content;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.document.Paper;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Table `print_content`.
final class PrintContentStore {

  void insert(Tx tx, WorkspaceId workspace, String id, ContentOrder order, Instant now) {
    var file = order.file();
    var named = order.named();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO print_content (id, workspace_id, content_type, fit, turn, absolute, pages, times, paper,
              shown_type, source, content, created_at)
            VALUES (:id, :workspace, :type, :fit, :turn, :absolute, :pages, :times, :paper, :shownType, :source, :content, :now)
            """)
        .bind("id", id)
        .bind("workspace", workspace.value())
        .bind("type", file.type().name())
        .bind("fit", file.fit().name())
        .bind("turn", file.turn().degrees())
        .bind("absolute", file.turn().absolute() ? 1 : 0)
        .bind("pages", file.pages().text())
        .bind("times", file.times())
        .bind("paper", paper(file))
        .bind("shownType", named == null ? null : named.type())
        .bind("source", named == null ? null : named.source())
        .bind("content", file.bytes())
        .bind("now", now.toEpochMilli())
        .execute();
  }

  Optional<PrintFile> find(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery("SELECT * FROM print_content WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> file(row))
        .findOne();
  }

  Map<String, ContentOrder.Named> named(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return tx
        .handle()
        .createQuery(
            "SELECT id, shown_type, source FROM print_content"
                + " WHERE id IN (SELECT w.value FROM json_each(:ids) w)"
                + " AND workspace_id = :workspace AND shown_type IS NOT NULL")
        .bind("ids", StoreJson.write(ids))
        .bind("workspace", workspace.value())
        .map((row, _) -> Map.entry(row.getString("id"), named(row)))
        .stream()
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static ContentOrder.Named named(ResultSet row) throws SQLException {
    return new ContentOrder.Named(row.getString("shown_type"), row.getString("source"));
  }

  /// Notes that a job of the file has ended.
  int ended(Tx tx, WorkspaceId workspace, String id, Instant at) {
    return tx.handle()
        .createUpdate(
            "UPDATE print_content SET done_at = :at WHERE id = :id AND workspace_id = :workspace")
        .bind("at", at.toEpochMilli())
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// When a job of the file ended last; empty without such a file.
  Optional<Optional<Instant>> doneAt(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createQuery(
            "SELECT done_at FROM print_content WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .map((row, _) -> Optional.ofNullable(InstantColumn.read(row, "done_at")))
        .findOne();
  }

  /// Files whose last job ended before a time.
  List<String> doneBefore(Tx tx, WorkspaceId workspace, Instant before) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM print_content WHERE workspace_id = :workspace AND done_at <= :before"
                + " AND done_at IS NOT NULL")
        .bind("workspace", workspace.value())
        .bind("before", before.toEpochMilli())
        .mapTo(String.class)
        .list();
  }

  int delete(Tx tx, WorkspaceId workspace, String id) {
    return tx.handle()
        .createUpdate("DELETE FROM print_content WHERE id = :id AND workspace_id = :workspace")
        .bind("id", id)
        .bind("workspace", workspace.value())
        .execute();
  }

  private static PrintFile file(ResultSet row) throws SQLException {
    var paper = row.getString("paper");
    return new PrintFile(
        FileType.valueOf(row.getString("content_type")),
        row.getBytes("content"),
        Placing.Fit.valueOf(row.getString("fit")),
        new PrintFile.Turn(row.getInt("turn"), row.getInt("absolute") == 1),
        new PageRange(row.getString("pages")),
        paper == null ? null : Paper.valueOf(paper).size(),
        row.getInt("times"));
  }

  private static @Nullable String paper(PrintFile file) {
    return Arrays.stream(Paper.values())
        .filter(paper -> paper.size().equals(file.sheet()))
        .map(Paper::name)
        .findFirst()
        .orElse(null);
  }
}
