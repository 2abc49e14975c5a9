package dev.quayside.engine.print;

import dev.quayside.engine.platform.store.InstantColumn;
import dev.quayside.engine.platform.store.StoreJson;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.status.Odometer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintDocument.Bought;
import dev.quayside.printing.queue.PrintDocument.Sent;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;
import org.jspecify.annotations.Nullable;

/// A row of table `print_job`, with its labels.
final class PrintJobRow {

  /// The labels of a job as a JSON array.
  static final String LABELS =
      "(SELECT json_group_array(l.label_id ORDER BY l.place) FROM print_job_label l"
          + " WHERE l.job_id = print_job.id)";

  /// The name of the station that has sent a job, or else is to send it.
  private static final String STATION =
      "(SELECT s.name FROM station s WHERE s.id = coalesce(print_job.station_id,"
          + " (SELECT p.station_id FROM printer p WHERE p.name = print_job.printer)))";

  /// All columns but the drawn file.
  static final String COLUMNS =
      " id, printer, workspace_id, kind, document_id, title, state, reason_code,"
          + " reason_arguments, attempts, created_at, updated_at, next_attempt_at, expires_at,"
          + " reprint_of, sha256, odometer, odometer_of, moved_from, version, bought_by, bought_at,"
          + " content_type, program, "
          + LABELS
          + " AS labels, "
          + STATION
          + " AS station";

  static final String SELECT = "SELECT" + COLUMNS + " FROM print_job";

  private PrintJobRow() {}

  /// Binds the columns that change with a job's state.
  static <S extends SqlStatement<S>> S bound(S statement, PrintJob job) {
    var because = Optional.ofNullable(job.because());
    var odometer = Optional.ofNullable(job.odometer());
    return statement
        .bind("id", job.id())
        .bind("printer", job.printer())
        .bind("state", job.state().name())
        .bind("reasonCode", because.map(ReasonColumns::code).orElse(null))
        .bind("reasonArguments", because.map(ReasonColumns::arguments).orElse(null))
        .bind("attempts", job.attempts())
        .bind("updatedAt", job.updatedAt().toEpochMilli())
        .bind("nextAttemptAt", InstantColumn.millis(job.nextAttemptAt()))
        .bind("sha256", job.sha256())
        .bind("odometer", odometer.map(Odometer::labels).orElse(null))
        .bind("odometerOf", odometer.map(Odometer::printer).orElse(null))
        .bind("movedFrom", job.movedFrom())
        .bind("version", job.version());
  }

  /// Binds all columns, including those that never change after the job was added.
  static <S extends SqlStatement<S>> S boundNew(S statement, PrintJob job) {
    var document = job.document();
    return bound(statement, job)
        .bind("workspace", document.owner())
        .bind("kind", wire(document.kind()))
        .bind("document", document.kind() == PrintDocument.Kind.LABEL ? null : document.id())
        .bind("title", job.title())
        .bind("boughtBy", boughtBy(document.bought()))
        .bind("boughtAt", Optional.ofNullable(document.bought()).map(Bought::station).orElse(null))
        .bind("contentId", document.sent() == null ? null : PrintContents.idOf(document))
        .bind("contentType", Optional.ofNullable(document.sent()).map(Sent::type).orElse(null))
        .bind("program", Optional.ofNullable(document.sent()).map(Sent::program).orElse(null))
        .bind("createdAt", job.createdAt().toEpochMilli())
        .bind("expiresAt", InstantColumn.millis(job.expiresAt()))
        .bind("reprintOf", job.reprintOf());
  }

  static PrintJob job(ResultSet row) throws SQLException {
    return new PrintJob(
        row.getString("id"),
        row.getString("printer"),
        document(row),
        row.getString("title"),
        PrintJobState.valueOf(row.getString("state")),
        because(row),
        row.getInt("attempts"),
        Instant.ofEpochMilli(row.getLong("created_at")),
        Instant.ofEpochMilli(row.getLong("updated_at")),
        InstantColumn.read(row, "next_attempt_at"),
        InstantColumn.read(row, "expires_at"),
        row.getString("reprint_of"),
        row.getString("sha256"),
        odometer(row),
        row.getString("moved_from"),
        row.getString("station"),
        row.getInt("version"));
  }

  private static PrintDocument document(ResultSet row) throws SQLException {
    var kind = PrintDocument.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT));
    var ids =
        kind == PrintDocument.Kind.LABEL
            ? StoreJson.readList(row.getString("labels"), String.class)
            : List.of(row.getString("document_id"));
    boolean label = kind == PrintDocument.Kind.LABEL;
    return new PrintDocument(
        row.getString("workspace_id"), kind, ids, label ? bought(row) : null, sent(row));
  }

  private static @Nullable Sent sent(ResultSet row) throws SQLException {
    var type = row.getString("content_type");
    return type == null ? null : new Sent(type, row.getString("program"));
  }

  private static @Nullable String boughtBy(@Nullable Bought bought) {
    var buyer = bought == null ? null : BoughtBy.of(bought.userId(), bought.userName());
    return buyer == null ? null : StoreJson.write(buyer);
  }

  private static Bought bought(ResultSet row) throws SQLException {
    var buyer =
        Optional.ofNullable(row.getString("bought_by"))
            .map(stored -> StoreJson.read(stored, BoughtBy.class));
    return new Bought(
        buyer.map(BoughtBy::id).orElse(null),
        buyer.map(BoughtBy::name).orElse(null),
        row.getString("bought_at"));
  }

  private static @Nullable Message because(ResultSet row) throws SQLException {
    var code = row.getString("reason_code");
    return code == null ? null : ReasonColumns.read(code, row.getString("reason_arguments"));
  }

  /// The printer's counter at the job. Rows of earlier versions do not name the printer; it is
  /// empty then.
  private static @Nullable Odometer odometer(ResultSet row) throws SQLException {
    long labels = row.getLong("odometer");
    return row.wasNull()
        ? null
        : new Odometer(labels, Objects.requireNonNullElse(row.getString("odometer_of"), ""));
  }

  private static String wire(PrintDocument.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
