package dev.quayside.engine.print;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.lease.Question;
import dev.quayside.engine.platform.station.Station;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintJobStore;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;

/// Tables `print_job` and `print_job_label` for the queue, which prints for all workspaces. Every
/// change is durable before the queue acts on it.
final class PrintQueueStore implements PrintJobStore {

  private static final String INSERT =
      """
      INSERT INTO print_job (id, workspace_id, kind, document_id, printer, title, state, reason_code, reason_arguments,
        attempts, created_at, updated_at, next_attempt_at, expires_at, reprint_of, sha256, odometer, odometer_of, moved_from,
        version, bought_by, bought_at, content_id, content_type, program)
      VALUES (:id, :workspace, :kind, :document, :printer, :title, :state, :reasonCode, :reasonArguments,
        :attempts, :createdAt, :updatedAt, :nextAttemptAt, :expiresAt, :reprintOf, :sha256, :odometer, :odometerOf, :movedFrom,
        :version, :boughtBy, :boughtAt, :contentId, :contentType, :program)
      """;

  private static final String WAITING =
      " WHERE printer = :value AND state IN ('QUEUED', 'RENDERED')";

  private static final String IN_ORDER = " ORDER BY id";

  /// Whether no other station has the printer: a job's printer that was removed belongs to none.
  private static final String OWN =
      " AND NOT EXISTS (SELECT 1 FROM printer p WHERE p.name = print_job.printer"
          + " AND p.station_id IS DISTINCT FROM :station)";

  /// Sent by this station, or before there were any.
  private static final String SENT_HERE = " AND (station_id = :station OR station_id IS NULL)";

  private static final String ABANDONED =
      " AND station_id <> :station AND EXISTS (SELECT 1 FROM station s"
          + " LEFT JOIN printer p ON p.name = print_job.printer WHERE s.id = print_job.station_id"
          + " AND (s.forgotten = 1 OR p.station_id IS DISTINCT FROM s.id))";

  private final Database database;
  private final PrintEvents events;
  private final Station station;

  /// @param events told of every change of state, within its transaction
  /// @param station the only one that jobs of its printers are sent by
  PrintQueueStore(Database database, PrintEvents events, Station station) {
    this.database = database;
    this.events = events;
    this.station = station;
  }

  @Override
  public void add(PrintJob job) {
    database.change(
        tx -> {
          insert(tx, List.of(job));
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
    database.change(
        tx -> {
          insert(tx, List.of(job));
          keep(tx, job, rendered);
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
    return database.readOnce(
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
    return jobs(WAITING + IN_ORDER, printer);
  }

  @Override
  public List<PrintJob> first(String printer, int most) {
    return ownJobs(WAITING + OWN + IN_ORDER + " LIMIT " + most, printer);
  }

  @Override
  public List<String> printersWaiting() {
    return database.readOnce(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT DISTINCT printer FROM print_job WHERE state IN ('QUEUED', 'RENDERED')"
                        + OWN)
                .bind("station", station.id())
                .mapTo(String.class)
                .list());
  }

  @Override
  public List<PrintJob> inState(PrintJobState state) {
    return ownJobs(" WHERE state = :value" + SENT_HERE + IN_ORDER, state.name());
  }

  @Override
  public List<PrintJob> spooled() {
    return ownJobs(
        " WHERE state = :value AND state = 'SENT' AND reason_code = 'SPOOLED'"
            + SENT_HERE
            + IN_ORDER,
        PrintJobState.SENT.name());
  }

  @Override
  public List<PrintJob> awaited() {
    return ownJobs(
        " INDEXED BY print_job_unproved WHERE state = :value AND state = 'SENT'"
            + " AND odometer IS NOT NULL"
            + SENT_HERE
            + IN_ORDER,
        PrintJobState.SENT.name());
  }

  /// Asks whether jobs wait for this station's printers.
  Question waiting(Runnable then) {
    return asked("state IN ('QUEUED', 'RENDERED')" + OWN, then);
  }

  /// Jobs that another station was sending to a printer that it has no longer, or before it was
  /// forgotten.
  List<PrintJob> abandoned() {
    return ownJobs(" WHERE state = :value" + ABANDONED + IN_ORDER, PrintJobState.SENDING.name());
  }

  /// Asks whether there are any.
  Question abandoned(Runnable then) {
    return asked("state = 'SENDING'" + ABANDONED, then);
  }

  private Question asked(String which, Runnable then) {
    return Question.whether("EXISTS (SELECT 1 FROM print_job WHERE " + which + ")", then)
        .with("station", station.id());
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
    return database.readOnce(
        tx -> query(tx, which, value).map((row, _) -> PrintJobRow.job(row)).list());
  }

  private List<PrintJob> ownJobs(String which, String value) {
    return database.readOnce(
        tx ->
            query(tx, which, value)
                .bind("station", station.id())
                .map((row, _) -> PrintJobRow.job(row))
                .list());
  }

  private static Query query(Tx tx, String which, String value) {
    return tx.handle().createQuery(PrintJobRow.SELECT + which).bind("value", value);
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

  /// Stores a changed job within the caller's transaction. Just before it is sent, this is what
  /// keeps a station from sending to a printer that was handed over to another one.
  ///
  /// @return false when the job was changed since `before` was read, or its printer is another
  ///   station's now
  boolean replaced(Tx tx, PrintJob before, PrintJob after) {
    var update =
        tx.handle()
            .createUpdate(
                """
                UPDATE print_job SET printer = :printer, state = :state, reason_code = :reasonCode,
                  reason_arguments = :reasonArguments, attempts = :attempts, updated_at = :updatedAt,
                  next_attempt_at = :nextAttemptAt, sha256 = :sha256, odometer = :odometer, odometer_of = :odometerOf,
                  moved_from = :movedFrom, version = :version,
                  station_id = CASE WHEN :state = 'SENDING' THEN :station
                    WHEN :state IN ('QUEUED', 'RENDERED', 'HELD') THEN NULL ELSE station_id END
                WHERE id = :id AND version = :before
                """
                    + (after.state() == PrintJobState.SENDING ? OWN : ""));
    boolean mine =
        PrintJobRow.bound(update, after)
                .bind("before", before.version())
                .bind("station", station.id())
                .execute()
            == 1;
    if (mine && before.state() != after.state()) {
      events.tell(tx, after);
    }
    return mine;
  }
}
