package dev.quayside.engine.printqueue;

import dev.quayside.engine.page.Page;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintJobStore;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.ReasonCode;
import dev.quayside.printing.reason.Why;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/// Table `print_job`: every change is durable before the queue acts on it.
final class PrintQueueStore implements PrintJobStore {

  private static final String COLUMNS =
      "id, printer, document, title, state, reason, because, attempts, created_at, updated_at,"
          + " next_attempt_at, expires_at, reprint_of, sha256, odometer, moved_from, version";

  private static final String INSERT =
      "INSERT INTO print_job ("
          + COLUMNS
          + ") VALUES (:id, :printer, :document, :title, :state, :reason, :because, :attempts,"
          + " :createdAt, :updatedAt, :nextAttemptAt, :expiresAt, :reprintOf, :sha256, :odometer,"
          + " :movedFrom, :version)";

  private static final String WAITING =
      " FROM print_job WHERE printer = :value AND state IN ('QUEUED', 'RENDERED') ORDER BY id";

  /// The character that follows a slash.
  private static final String AFTER_SLASH = "0";

  private final Database database;

  PrintQueueStore(Database database) {
    this.database = database;
  }

  @Override
  public void add(PrintJob job) {
    addAll(List.of(job));
  }

  @Override
  public void addAll(List<PrintJob> many) {
    database.write(
        tx -> {
          insert(tx, many);
          return true;
        });
  }

  /// A thousand in one go: a batch must not keep its first label waiting.
  void insert(Tx tx, List<PrintJob> many) {
    if (many.isEmpty()) {
      return;
    }
    var batch = tx.handle().prepareBatch(INSERT);
    for (var job : many) {
      bound(batch, job).add();
    }
    batch.execute();
    many.forEach(job -> insertLabels(tx, job));
  }

  @Override
  public void add(PrintJob job, byte[] rendered) {
    database.write(
        tx -> {
          insert(tx, List.of(job));
          return keep(tx, job, rendered);
        });
  }

  private static PreparedBatch bound(PreparedBatch batch, PrintJob job) {
    return batch
        .bind("id", job.id())
        .bind("printer", job.printer())
        .bind("document", job.document())
        .bind("title", job.title())
        .bind("state", job.state().name())
        .bind("reason", job.reason())
        .bind("because", code(job))
        .bind("attempts", job.attempts())
        .bind("createdAt", job.createdAt().toEpochMilli())
        .bind("updatedAt", job.updatedAt().toEpochMilli())
        .bind("nextAttemptAt", millis(job.nextAttemptAt()))
        .bind("expiresAt", millis(job.expiresAt()))
        .bind("reprintOf", job.reprintOf())
        .bind("sha256", job.sha256())
        .bind("odometer", job.odometer())
        .bind("movedFrom", job.movedFrom())
        .bind("version", job.version());
  }

  /// A label that shares its sheet is found by itself, too.
  private static void insertLabels(Tx tx, PrintJob job) {
    int id = job.document().lastIndexOf('/') + 1;
    var labels = PrintSources.parts(job.document().substring(id));
    if (labels.size() > 1) {
      for (var label : labels) {
        tx.handle()
            .createUpdate("INSERT OR IGNORE INTO print_job_label VALUES (:document, :job)")
            .bind("document", job.document().substring(0, id) + label)
            .bind("job", job.id())
            .execute();
      }
    }
  }

  @Override
  public Optional<PrintJob> find(String id) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery("SELECT " + COLUMNS + " FROM print_job WHERE id = :id")
                .bind("id", id)
                .map((row, _) -> job(row))
                .findOne());
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
    return jobs(" FROM print_job WHERE state = :value ORDER BY id", state.name());
  }

  @Override
  public List<PrintJob> spooled() {
    var sent = " FROM print_job WHERE state = 'SENT' AND because LIKE :value ORDER BY id";
    return jobs(sent, Why.SPOOLED + "(%");
  }

  @Override
  public List<PrintJob> awaited() {
    return jobs(
        " FROM print_job WHERE state = :value AND odometer IS NOT NULL ORDER BY id",
        PrintJobState.SENT.name());
  }

  /// Labels that wait to be drawn for a printer.
  int labelsAhead(String printer) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    """
                    SELECT coalesce(sum(length(document) - length(replace(document, '+', '')) + 1), 0) FROM print_job
                    WHERE printer = :printer AND state IN ('QUEUED', 'RENDERED') AND state = 'QUEUED'
                      AND document LIKE '%/lbl_%' AND id IS NOT (SELECT sheet_job FROM printer WHERE name = :printer)
                    """)
                .bind("printer", printer)
                .mapTo(Integer.class)
                .one());
  }

  /// Every job of a document, newest first.
  List<PrintJob> ofDocument(String document) {
    return jobs(
        " FROM print_job WHERE document = :value OR id IN (SELECT job_id FROM print_job_label"
            + " WHERE document = :value) ORDER BY id DESC",
        document);
  }

  /// The jobs whose document begins so, newest first.
  Page<PrintJob> page(Tx tx, String beginning, PrintJobFilter filter, Page.Request page) {
    var where =
        """
         FROM print_job WHERE document >= :from AND document < :to AND (:state IS NULL OR state = :state)
          AND (:printer IS NULL OR printer = :printer) AND (:document IS NULL OR document = :document
            OR id IN (SELECT job_id FROM print_job_label l WHERE l.document = :document))
        """;
    var state = filter.state();
    var wanted = filter.document();
    UnaryOperator<Query> bound =
        query ->
            query
                .bind("from", beginning)
                .bind("to", beginning.substring(0, beginning.length() - 1) + AFTER_SLASH)
                .bind("state", state == null ? null : state.name())
                .bind("printer", filter.printer())
                .bind("document", wanted == null ? null : beginning + wanted);
    var total =
        bound.apply(tx.handle().createQuery("SELECT count(*)" + where)).mapTo(Long.class).one();
    var items =
        bound
            .apply(
                tx.handle()
                    .createQuery(
                        "SELECT "
                            + COLUMNS
                            + where
                            + " ORDER BY id DESC LIMIT :size OFFSET :offset"))
            .bind("size", page.size())
            .bind("offset", page.offset())
            .map((row, _) -> job(row))
            .list();
    return new Page<>(items, page, total);
  }

  /// The newest jobs; those a person must settle first, then what waits.
  List<PrintJob> line(String beginning, int most) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT "
                        + COLUMNS
                        + """
                         FROM print_job WHERE document GLOB :workspace OR document GLOB 'file/*' ORDER BY CASE state WHEN 'UNKNOWN' THEN 0 WHEN 'HELD' THEN 1
                          WHEN 'SENDING' THEN 2 WHEN 'RENDERED' THEN 2 WHEN 'QUEUED' THEN 2 ELSE 3 END,
                          id DESC LIMIT :most
                        """)
                .bind("workspace", beginning + "*")
                .bind("most", most)
                .map((row, _) -> job(row))
                .list());
  }

  private List<PrintJob> jobs(String from, String value) {
    return database.read(
        tx ->
            tx.handle()
                .createQuery("SELECT " + COLUMNS + from)
                .bind("value", value)
                .map((row, _) -> job(row))
                .list());
  }

  private static boolean replaced(Tx tx, PrintJob before, PrintJob after) {
    return tx.handle()
            .createUpdate(
                """
                UPDATE print_job SET printer = :printer, state = :state, reason = :reason, because = :because, attempts = :attempts,
                  updated_at = :updatedAt, next_attempt_at = :nextAttemptAt, sha256 = :sha256, odometer = :odometer,
                  moved_from = :movedFrom, version = :version
                WHERE id = :id AND version = :before
                """)
            .bind("state", after.state().name())
            .bind("reason", after.reason())
            .bind("because", code(after))
            .bind("attempts", after.attempts())
            .bind("updatedAt", after.updatedAt().toEpochMilli())
            .bind("nextAttemptAt", millis(after.nextAttemptAt()))
            .bind("sha256", after.sha256())
            .bind("printer", after.printer())
            .bind("odometer", after.odometer())
            .bind("movedFrom", after.movedFrom())
            .bind("version", after.version())
            .bind("id", after.id())
            .bind("before", before.version())
            .execute()
        == 1;
  }

  private static PrintJob job(ResultSet row) throws SQLException {
    return new PrintJob(
        row.getString("id"),
        row.getString("printer"),
        row.getString("document"),
        row.getString("title"),
        PrintJobState.valueOf(row.getString("state")),
        because(row),
        row.getInt("attempts"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")),
        instant(row, "next_attempt_at"),
        instant(row, "expires_at"),
        row.getString("reprint_of"),
        row.getString("sha256"),
        number(row, "odometer"),
        row.getString("moved_from"),
        row.getInt("version"));
  }

  private static @Nullable String code(PrintJob job) {
    var because = job.because();
    return because == null ? null : ReasonCode.of(because);
  }

  /// A reason without a code is of an earlier Quayside.
  private static @Nullable Reason because(ResultSet row) throws SQLException {
    var reason = row.getString("reason");
    return reason == null
        ? null
        : Optional.ofNullable(row.getString("because"))
            .flatMap(ReasonCode::read)
            .orElseGet(() -> Reason.said(reason));
  }

  private static @Nullable Long number(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? null : value;
  }

  private static @Nullable Long millis(@Nullable Instant instant) {
    return instant == null ? null : instant.toEpochMilli();
  }

  private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
    long millis = row.getLong(column);
    return row.wasNull() ? null : Instant.ofEpochMilli(millis);
  }
}
