package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.queue.PrintJob;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Tables `print_job` and `print_job_label`: cancels the jobs of voided labels, and deletes the
/// files of jobs whose shipment is closed. A `+` before `workspace_id` keeps SQLite from scanning
/// all jobs of the workspace.
final class PrintJobEndStore {

  private static final Message VOIDED = Why.VOIDED.of();
  private static final Message SHEET_VOIDED = Why.SHEET_VOIDED.of();

  /// The character after the slash, as the upper end of a range of document ids.
  private static final String AFTER_SLASH = "0";

  /// Cancels the jobs of a label that still wait; a job being sent can no longer be cancelled.
  ///
  /// @return the cancelled jobs
  List<PrintJob> withdraw(Tx tx, WorkspaceId workspace, String labelId, Instant now) {
    return tx.handle()
        .createQuery(
            """
            UPDATE print_job SET state = 'CANCELLED', updated_at = :now, version = version + 1,
              reason_arguments = :noArguments,
              reason_code = CASE (SELECT count(*) FROM print_job_label l WHERE l.job_id = print_job.id)
                WHEN 1 THEN :voided ELSE :sheetVoided END
            WHERE id IN (SELECT job_id FROM print_job_label WHERE label_id = :label)
              AND +workspace_id = :workspace AND state IN ('QUEUED', 'RENDERED', 'HELD')
            RETURNING\
            """
                + PrintJobRow.COLUMNS)
        .bind("voided", ReasonColumns.code(VOIDED))
        .bind("sheetVoided", ReasonColumns.code(SHEET_VOIDED))
        .bind("noArguments", ReasonColumns.arguments(VOIDED))
        .bind("label", labelId)
        .bind("workspace", workspace.value())
        .bind("now", now.toEpochMilli())
        .map((row, _) -> PrintJobRow.job(row))
        .list();
  }

  /// Labels with a job that waits for a printer or for a person's answer. A sent job that the
  /// printer's counter has not confirmed yet counts too, since it may be sent again.
  Set<String> labelsUnderWay(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT l.label_id FROM (
              SELECT id, workspace_id FROM print_job
              WHERE state IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD', 'UNKNOWN')
              UNION ALL
              SELECT id, workspace_id FROM print_job INDEXED BY print_job_unproved
              WHERE state = 'SENT' AND odometer IS NOT NULL) p
            JOIN print_job_label l ON l.job_id = p.id
            WHERE +p.workspace_id = :workspace
            """)
        .bind("workspace", workspace.value())
        .mapTo(String.class)
        .collect(Collectors.toSet());
  }

  /// Whether the workspace has a job that is still to be printed.
  boolean isPrinting(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            """
            SELECT 1 FROM print_job WHERE state IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD')
              AND +workspace_id = :workspace LIMIT 1
            """)
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Whether a job of a file of another program is not done yet.
  boolean isUnderWay(Tx tx, WorkspaceId workspace, String content) {
    return tx.handle()
        .createQuery(
            """
            SELECT 1 FROM print_job WHERE content_id = :content AND +workspace_id = :workspace
              AND state IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD', 'UNKNOWN') LIMIT 1
            """)
        .bind("content", content)
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /// Deletes what was drawn of a file of another program.
  void dropDrawn(Tx tx, WorkspaceId workspace, String content) {
    tx.handle()
        .createUpdate(
            "UPDATE print_job SET rendered = NULL WHERE content_id = :content"
                + " AND +workspace_id = :workspace AND rendered IS NOT NULL")
        .bind("content", content)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Number of jobs for these labels whose drawn file is still stored.
  int countFiles(Tx tx, WorkspaceId workspace, Collection<String> labelIds) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(DISTINCT p.id) FROM json_each(:labels) wanted
            JOIN print_job_label l ON l.label_id = wanted.value JOIN print_job p ON p.id = l.job_id
            WHERE +p.workspace_id = :workspace AND p.rendered IS NOT NULL
            """)
        .bind("labels", StoreJson.write(labelIds))
        .bind("workspace", workspace.value())
        .mapTo(Integer.class)
        .one();
  }

  /// Deletes the drawn files of a shipment's label and documents. The jobs themselves stay.
  ///
  /// @return the number of files
  int dropFiles(Tx tx, WorkspaceId workspace, String labelId, String shipmentId) {
    return tx.handle()
        .createUpdate(
            """
            UPDATE print_job SET rendered = NULL WHERE +workspace_id = :workspace AND rendered IS NOT NULL
              AND state NOT IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD', 'UNKNOWN')
              AND id IN (SELECT job_id FROM print_job_label WHERE label_id = :label
                UNION ALL SELECT id FROM print_job
                WHERE workspace_id = :workspace AND document_id >= :papers AND document_id < :end)
            """)
        .bind("workspace", workspace.value())
        .bind("label", labelId)
        .bind("papers", shipmentId + "/")
        .bind("end", shipmentId + AFTER_SLASH)
        .execute();
  }
}
