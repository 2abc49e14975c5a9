package dev.quayside.engine.printqueue;

import dev.quayside.engine.store.Tx;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.ReasonCode;
import dev.quayside.printing.reason.Why;
import java.time.Instant;
import java.util.List;

/// Table `print_job`: what becomes of the jobs of a label that is void, or closed.
final class PrintJobEndStore {

  private static final String STILL_WAITS =
      "state IN ('QUEUED', 'RENDERED', 'HELD') AND (document LIKE '%/' || :labelId"
          + " OR document LIKE '%+%' AND document LIKE '%' || :labelId || '%')";

  private static final Reason VOIDED = Reason.of(Why.VOIDED);
  private static final Reason SHEET_VOIDED = Reason.of(Why.SHEET_VOIDED);

  /// The character that follows a slash.
  private static final String AFTER_SLASH = "0";

  /// Cancels what of a label still waits; a job that is being sent is past that.
  ///
  /// @return the ids of the jobs
  List<String> withdraw(Tx tx, String labelId, Instant now) {
    var ids =
        tx.handle()
            .createQuery("SELECT id FROM print_job WHERE " + STILL_WAITS)
            .bind("labelId", labelId)
            .mapTo(String.class)
            .list();
    if (ids.isEmpty()) {
      return ids;
    }
    tx.handle()
        .createUpdate(
            """
            UPDATE print_job SET state = 'CANCELLED',
                reason = CASE WHEN document LIKE '%+%' THEN :sheetReason ELSE :reason END,
                because = CASE WHEN document LIKE '%+%' THEN :sheetBecause ELSE :because END, updated_at = :now,
              version = version + 1
            WHERE
            """
                + STILL_WAITS)
        .bind("reason", VOIDED.sentence())
        .bind("because", ReasonCode.of(VOIDED))
        .bind("sheetReason", SHEET_VOIDED.sentence())
        .bind("sheetBecause", ReasonCode.of(SHEET_VOIDED))
        .bind("labelId", labelId)
        .bind("now", now.toEpochMilli())
        .execute();
    return ids;
  }

  /// Drops the drawn dots of a shipment's label and papers. The jobs themselves stay.
  ///
  /// @param label its document; those of its papers begin with `papers`
  /// @return how many there were
  int dropFiles(Tx tx, String label, String papers) {
    return tx.handle()
        .createUpdate(
            """
            UPDATE print_job SET rendered = NULL WHERE rendered IS NOT NULL
              AND state NOT IN ('QUEUED', 'RENDERED', 'SENDING', 'HELD', 'UNKNOWN')
              AND (document = :label OR (document >= :papers AND document < :end)
                OR id IN (SELECT job_id FROM print_job_label l WHERE l.document = :label))
            """)
        .bind("label", label)
        .bind("papers", papers)
        .bind("end", papers.substring(0, papers.length() - 1) + AFTER_SLASH)
        .execute();
  }
}
