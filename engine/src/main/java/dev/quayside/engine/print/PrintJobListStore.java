package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.printing.queue.PrintJob;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;

/// Tables `print_job` and `print_job_label` as lists of one workspace's jobs.
final class PrintJobListStore {

  /// The documents named by a filter are a paper, a label alone or on a sheet, or a sheet.
  private static final String FILTERED =
      " WHERE workspace_id = :workspace AND (:state IS NULL OR state = :state)"
          + " AND (:printer IS NULL OR printer = :printer) AND (:document IS NULL"
          + " OR document_id = :document OR id IN (SELECT job_id FROM print_job_label"
          + " WHERE label_id = :document) OR :sheet IS NOT NULL AND :sheet = "
          + PrintJobRow.LABELS
          + ")";

  /// Each part has its index. A job that a printer counts is out when it is confirmed; of a label
  /// with several jobs the most hopeful one counts, in the order of {@link Unprinted}.
  private static final String UNPRINTED =
      """
      SELECT l.label_id, max(j.hope) AS hopeful FROM (
        SELECT id, CASE state WHEN 'UNKNOWN' THEN 1 WHEN 'FAILED' THEN 0 WHEN 'CANCELLED' THEN 0
            WHEN 'EXPIRED' THEN 0 ELSE 2 END AS hope
          FROM print_job WHERE +workspace_id = :workspace AND state IN
            ('QUEUED', 'RENDERED', 'HELD', 'SENDING', 'UNKNOWN', 'FAILED', 'CANCELLED', 'EXPIRED')
        UNION ALL SELECT id, 2 FROM print_job
          WHERE +workspace_id = :workspace AND state = 'SENT' AND odometer IS NOT NULL
        UNION ALL SELECT id, 2 FROM print_job
          WHERE +workspace_id = :workspace AND state = 'SENT' AND reason_code = 'SPOOLED'
      ) j JOIN print_job_label l ON l.job_id = j.id
      WHERE NOT EXISTS (SELECT 1 FROM print_job_label m JOIN print_job o ON o.id = m.job_id
        WHERE m.label_id = l.label_id AND (o.state = 'CONFIRMED' OR o.state = 'SENT'
          AND o.odometer IS NULL AND o.reason_code IS NOT 'SPOOLED'))
      GROUP BY l.label_id
      """;

  /// A label's jobs, newest first.
  List<PrintJob> ofLabel(Tx tx, WorkspaceId workspace, String labelId) {
    return tx.handle()
        .createQuery(
            PrintJobRow.SELECT
                + " WHERE id IN (SELECT job_id FROM print_job_label WHERE label_id = :label)"
                + " AND +workspace_id = :workspace ORDER BY id DESC")
        .bind("label", labelId)
        .bind("workspace", workspace.value())
        .map((row, _) -> PrintJobRow.job(row))
        .list();
  }

  /// By label, what has become of those of which no job has come out.
  Map<String, Unprinted> unprinted(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(UNPRINTED)
        .bind("workspace", workspace.value())
        .map(
            (row, _) ->
                Map.entry(row.getString("label_id"), Unprinted.values()[row.getInt("hopeful")]))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  Page<PrintJob> page(Tx tx, WorkspaceId workspace, PrintJobFilter filter, Slice<Age> slice) {
    var state = filter.state();
    var labels = filter.labels();
    Function<String, Query> select =
        sql ->
            tx.handle()
                .createQuery(sql)
                .bind("workspace", workspace.value())
                .bind("state", state == null ? null : state.name())
                .bind("printer", filter.printer())
                .bind("document", filter.document())
                .bind("sheet", labels.size() < 2 ? null : StoreJson.write(labels));
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("SELECT count(*) FROM print_job" + FILTERED).mapTo(Long.class).one(),
            rest -> select.apply(PrintJobRow.SELECT + FILTERED + rest),
            (row, _) -> PrintJobRow.job(row),
            job -> new RowKey(List.of(job.id())));
  }

  /// The newest jobs, the installation's with them; those a person must settle first, then what
  /// waits, both in the order they leave.
  List<PrintJob> line(Tx tx, WorkspaceId workspace, int most) {
    return tx.handle()
        .createQuery(
            PrintJobRow.SELECT
                + """
                 WHERE workspace_id = :workspace OR workspace_id IS NULL
                ORDER BY CASE state WHEN 'UNKNOWN' THEN 0 WHEN 'HELD' THEN 1
                  WHEN 'SENDING' THEN 2 WHEN 'RENDERED' THEN 2 WHEN 'QUEUED' THEN 2 ELSE 3 END,
                  CASE WHEN state IN ('UNKNOWN', 'HELD', 'SENDING', 'RENDERED', 'QUEUED') THEN id END,
                  id DESC LIMIT :most
                """)
        .bind("workspace", workspace.value())
        .bind("most", most)
        .map((row, _) -> PrintJobRow.job(row))
        .list();
  }
}
