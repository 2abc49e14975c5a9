package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintJobStore;
import java.util.List;
import java.util.Optional;

/// Tables `print_job` and `print_job_label` for the queue, which prints for all workspaces. Every
/// change is durable before the queue acts on it.
final class PrintQueueStore implements PrintJobStore {

  private static final String INSERT =
      """
      INSERT INTO print_job (id, workspace_id, kind, document_id, printer, title, state, reason_code, reason_arguments,
        attempts, created_at, updated_at, next_attempt_at, expires_at, reprint_of, sha256, odometer, odometer_of, moved_from,
        version)
      VALUES (:id, :workspace, :kind, :document, :printer, :title, :state, :reasonCode, :reasonArguments,
        :attempts, :createdAt, :updatedAt, :nextAttemptAt, :expiresAt, :reprintOf, :sha256, :odometer, :odometerOf, :movedFrom,
        :version)
      """;

  private static final String WAITING =
      " WHERE printer = :value AND state IN ('QUEUED', 'RENDERED') ORDER BY id";

  private final Database database;
  private final PrintEvents events;

  /// @param events told of every change of state, within its transaction
  PrintQueueStore(Database database, PrintEvents events) {
    this.database = database;
    this.events = events;
  }

  @Override
  public void add(PrintJob job) {
    database.write(
        tx -> {
          insert(tx, List.of(job));
          return true;
        });
  }

  /// Adds all jobs with one batched statement: with a thousand labels, the first must not wait for
  /// a thousand statements.
  void insert(Tx tx, List<PrintJob> many) {
    if (many.isEmpty()) {
      return;
    }
    many.forEach(job -> events.added(tx, job));
    var batch = tx.handle().prepareBatch(INSERT);
    for (var job : many) {
      PrintJobRow.boundNew(batch, job).add();
    }
    batch.execute();
    insertLabels(tx, many);
  }

  private static void insertLabels(Tx tx, List<PrintJob> many) {
    var batch =
        tx.handle().prepareBatch("INSERT INTO print_job_label VALUES (:job, :place, :label)");
    for (var job : many) {
      if (job.document().kind() == PrintDocument.Kind.LABEL) {
        int place = 1;
        for (var label : job.document().ids()) {
          batch.bind("job", job.id()).bind("place", place).bind("label", label).add();
          place++;
        }
      }
    }
    if (batch.size() > 0) {
      batch.execute();
    }
  }

  @Override
  public void add(PrintJob job, byte[] rendered) {
    database.write(
        tx -> {
          insert(tx, List.of(job));
          return keep(tx, job, rendered);
        });
  }

  @Override
  public Optional<PrintJob> find(String id) {
    return jobs(" WHERE id = :value", id).stream().findFirst();
  }

  @Override
  public boolean replace(PrintJob before, PrintJob after) {
    return database.write(tx -> replaced(tx, before, after));
  }

  @Override
  public boolean replace(PrintJob before, PrintJob after, byte[] rendered) {
    return database.write(tx -> replaced(tx, before, after) && keep(tx, after, rendered));
  }

  private static boolean keep(Tx tx, PrintJob job, byte[] rendered) {
    return tx.handle()
            .createUpdate("UPDATE print_job SET rendered = :rendered WHERE id = :id")
            .bind("rendered", rendered)
            .bind("id", job.id())
            .execute()
        == 1;
  }

  @Override
  public Optional<byte[]> rendered(String id) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT rendered FROM print_job WHERE id = :id AND rendered IS NOT NULL")
                .bind("id", id)
                .mapTo(byte[].class)
                .findOne());
  }

  @Override
  public List<PrintJob> waiting(String printer) {
    return jobs(WAITING, printer);
  }

  @Override
  public List<PrintJob> first(String printer, int most) {
    return jobs(WAITING + " LIMIT " + most, printer);
  }

  @Override
  public List<String> printersWaiting() {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT DISTINCT printer FROM print_job WHERE state IN ('QUEUED', 'RENDERED')")
                .mapTo(String.class)
                .list());
  }

  @Override
  public List<PrintJob> inState(PrintJobState state) {
    return jobs(" WHERE state = :value ORDER BY id", state.name());
  }

  @Override
  public List<PrintJob> spooled() {
    return jobs(
        " WHERE state = :value AND state = 'SENT' AND reason_code = 'SPOOLED' ORDER BY id",
        PrintJobState.SENT.name());
  }

  @Override
  public List<PrintJob> awaited() {
    return jobs(
        " INDEXED BY print_job_unproved WHERE state = :value AND state = 'SENT'"
            + " AND odometer IS NOT NULL ORDER BY id",
        PrintJobState.SENT.name());
  }

  /// Number of labels that still have to be drawn for a printer.
  int labelsAhead(String printer) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    """
                    SELECT count(*) FROM print_job j JOIN print_job_label l ON l.job_id = j.id
                    WHERE j.printer = :printer AND j.state IN ('QUEUED', 'RENDERED') AND j.state = 'QUEUED'
                      AND j.id IS DISTINCT FROM (SELECT sheet_job FROM printer WHERE name = :printer)
                    """)
                .bind("printer", printer)
                .mapTo(Integer.class)
                .one());
  }

  private List<PrintJob> jobs(String which, String value) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(PrintJobRow.SELECT + which)
                .bind("value", value)
                .map((row, _) -> PrintJobRow.job(row))
                .list());
  }

  /// Jobs in question of the workspace and of no workspace (test labels), in the order they were
  /// made.
  List<PrintJob> asked(Tx tx, WorkspaceId workspace) {
    return tx.handle()
        .createQuery(
            PrintJobRow.SELECT
                + " WHERE state = 'UNKNOWN' AND (+workspace_id = :workspace OR workspace_id IS"
                + " NULL) ORDER BY id")
        .bind("workspace", workspace.value())
        .map((row, _) -> PrintJobRow.job(row))
        .list();
  }

  /// Ids of jobs that a printer is known to have printed: the named job itself, or those with the
  /// named label.
  List<String> taken(Tx tx, String printer, String jobOrLabel) {
    return tx.handle()
        .createQuery(
            "SELECT id FROM print_job WHERE printer = :printer AND state IN ('CONFIRMED', 'SENT')"
                + " AND (id ="
                + " :it OR id IN (SELECT job_id FROM print_job_label WHERE label_id = :it))")
        .bind("printer", printer)
        .bind("it", jobOrLabel)
        .mapTo(String.class)
        .list();
  }

  /// Stores a changed job within the caller's transaction.
  ///
  /// @return false when the job was changed since `before` was read
  boolean replaced(Tx tx, PrintJob before, PrintJob after) {
    var update =
        tx.handle()
            .createUpdate(
                """
                UPDATE print_job SET printer = :printer, state = :state, reason_code = :reasonCode,
                  reason_arguments = :reasonArguments, attempts = :attempts, updated_at = :updatedAt,
                  next_attempt_at = :nextAttemptAt, sha256 = :sha256, odometer = :odometer, odometer_of = :odometerOf,
                  moved_from = :movedFrom, version = :version
                WHERE id = :id AND version = :before
                """);
    boolean mine = PrintJobRow.bound(update, after).bind("before", before.version()).execute() == 1;
    if (mine && before.state() != after.state()) {
      events.tell(tx, after);
    }
    return mine;
  }
}
