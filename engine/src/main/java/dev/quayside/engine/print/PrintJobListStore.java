package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.platform.store.Keyset;
import dev.quayside.engine.platform.store.Keyset.Within;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.printing.queue.PrintJob;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;

/// Tables `print_job` and `print_job_label` as lists of one workspace's jobs.
final class PrintJobListStore {

  /// `:document` is the id of a document or of a label, printed alone or on a sheet; `:sheet` holds
  /// the labels of a sheet when it names one.
  private static final String FILTERED =
      " WHERE workspace_id = :workspace AND (:state IS NULL OR state = :state)"
          + " AND (:printer IS NULL OR printer = :printer) AND (:document IS NULL"
          + " OR document_id = :document OR id IN (SELECT job_id FROM print_job_label"
          + " WHERE label_id = :document) OR :sheet IS NOT NULL AND :sheet = "
          + PrintJobRow.LABELS
          + ")";

  /// Labels without a printed job. Each part of the query has its own index. A job on a printer
  /// with a counter is printed once it is confirmed. When a label has several jobs, the most
  /// hopeful state counts, in the order of {@link Unprinted}.
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
          AND o.odometer IS NULL AND o.reason_code IS DISTINCT FROM 'SPOOLED'))
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

  List<PrintJob> ofIds(Tx tx, WorkspaceId workspace, Collection<String> ids) {
    return tx.handle()
        .createQuery(
            PrintJobRow.SELECT
                + " WHERE id IN (SELECT w.value FROM json_each(:ids) w)"
                + " AND +workspace_id = :workspace")
        .bind("ids", StoreJson.write(ids))
        .bind("workspace", workspace.value())
        .map((row, _) -> PrintJobRow.job(row))
        .list();
  }

  /// The state of labels that no job has printed, by label id.
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
    var within = new Within(slice.times(), "created_at", "updated_at");
    var filtered = FILTERED + within.where();
    Function<String, Query> select =
        sql ->
            within
                .bind(tx.handle().createQuery(sql))
                .bind("workspace", workspace.value())
                .bind("state", state == null ? null : state.name())
                .bind("printer", filter.printer())
                .bind("document", filter.document())
                .bind("sheet", labels.size() < 2 ? null : StoreJson.write(labels));
    return Keyset.by("id", slice)
        .page(
            slice,
            select.apply("SELECT count(*) FROM print_job" + filtered).mapTo(Long.class).one(),
            rest -> select.apply(PrintJobRow.SELECT + filtered + rest),
            (row, _) -> PrintJobRow.job(row),
            job -> new RowKey(List.of(job.id())));
  }

  /// Up to `most` jobs of the workspace and of no workspace: first those a person must decide on,
  /// then the waiting ones, both oldest first, then all others, newest first.
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
