package dev.quayside.engine.print.printnode;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/// Table `print_number`.
final class PrintNumberStore {

  private static final String SELECT = "SELECT n.number, n.name, n.since FROM print_number n";

  /// Jobs of a workspace that print files of other programs.
  private static final String JOBS =
      " JOIN print_job j ON j.id = n.name WHERE n.kind = 'JOB' AND j.workspace_id = :workspace";

  List<PrintNumber> of(Tx tx, NumberKind kind, Collection<String> names) {
    return tx.handle()
        .createQuery(
            SELECT
                + " WHERE n.kind = :kind AND n.name IN (SELECT w.value FROM json_each(:names) w)"
                + " ORDER BY n.number")
        .bind("kind", kind.name())
        .bind("names", StoreJson.write(names))
        .map((row, _) -> number(row))
        .list();
  }

  /// Gives a number to what has none yet.
  void give(Tx tx, NumberKind kind, Collection<String> names, Instant now) {
    var batch =
        tx.handle()
            .prepareBatch(
                "INSERT INTO print_number (kind, name, since) VALUES (:kind, :name, :now)"
                    + " ON CONFLICT (kind, name) DO NOTHING");
    for (var name : names) {
      batch.bind("kind", kind.name()).bind("name", name).bind("now", now.toEpochMilli()).add();
    }
    if (batch.size() > 0) {
      batch.execute();
    }
  }

  /// Jobs that have no number yet, oldest first.
  List<String> unnumbered(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT j.id FROM print_job j WHERE j.content_id IS NOT NULL"
                + " AND j.workspace_id = :workspace AND NOT EXISTS"
                + " (SELECT 1 FROM print_number n WHERE n.kind = 'JOB' AND n.name = j.id)"
                + " ORDER BY j.id")
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .list();
  }

  List<PrintNumber> jobs(Tx tx, WorkspaceId workspace, JobQuestion asked) {
    return tx.handle()
        .createQuery(
            SELECT
                + JOBS
                + " AND (:numbers IS NULL OR CAST(n.number AS text) IN (SELECT CAST(w.value AS text) FROM json_each(:numbers) w))"
                + " AND (:printers IS NULL OR j.printer IN (SELECT w.value FROM json_each(:printers) w))"
                + (asked.pending() ? " AND j.state IN ('QUEUED', 'RENDERED', 'HELD')" : "")
                + (asked.ascending() ? " AND n.number > :after" : " AND n.number < :after")
                + (asked.ascending() ? " ORDER BY n.number" : " ORDER BY n.number DESC")
                + " LIMIT :limit")
        .bind("workspace", workspace.value())
        .bind("numbers", asked.numbers() == null ? null : StoreJson.write(asked.numbers()))
        .bind("printers", asked.printers() == null ? null : StoreJson.write(asked.printers()))
        .bind("after", asked.from())
        .bind("limit", asked.limit())
        .map((row, _) -> number(row))
        .list();
  }

  /// Number of jobs of a workspace that print files of other programs.
  long countJobs(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            "SELECT count(*) FROM print_job WHERE workspace_id = :workspace"
                + " AND content_id IS NOT NULL")
        .bind("workspace", workspace.value())
        .mapTo(Long.class)
        .one();
  }

  private static PrintNumber number(ResultSet row) throws SQLException {
    return new PrintNumber(
        row.getLong("number"), row.getString("name"), Instant.ofEpochMilli(row.getLong("since")));
  }
}
