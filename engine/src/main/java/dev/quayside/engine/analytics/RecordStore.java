package dev.quayside.engine.analytics;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Sums of table `journey` by carrier.
final class RecordStore {

  /// Parcels of one carrier and currency with the same days.
  ///
  /// @param promisedDays working days promised; null when bought without comparing
  /// @param delivered null while they travel
  /// @param handled how many its carrier has scanned at all
  /// @param excepted how many of those met an exception
  /// @param paid in minor units
  record Batch(
      String carrier,
      String currency,
      LocalDate shipDate,
      @Nullable LocalDate promised,
      @Nullable Integer promisedDays,
      @Nullable LocalDate delivered,
      int parcels,
      int handled,
      int excepted,
      long paid) {}

  /// By carrier and currency.
  List<Batch> batches(Tx tx, WorkspaceId workspace, Period period, @Nullable String carrier) {
    var query =
        tx.handle()
            .createQuery(
                """
                SELECT carrier, currency, ship_date, promised, promised_days, delivered_on,
                  count(*) AS parcels, sum(handled) AS handled, sum(handled AND excepted) AS excepted, sum(paid) AS paid
                FROM journey INDEXED BY journey_record
                WHERE workspace_id = :workspace AND bought_at >= :from AND bought_at < :to %s
                GROUP BY carrier, currency, ship_date, promised, promised_days, delivered_on
                """
                    .formatted(carrier == null ? "" : "AND carrier = :carrier"))
            .bind("workspace", workspace.value())
            .bind("from", period.from().toEpochMilli())
            .bind("to", period.to().toEpochMilli());
    if (carrier != null) {
      query.bind("carrier", carrier);
    }
    return query.map((row, _) -> batch(row)).list();
  }

  private static Batch batch(ResultSet row) throws SQLException {
    int days = row.getInt("promised_days");
    boolean unknown = row.wasNull();
    return new Batch(
        row.getString("carrier"),
        row.getString("currency"),
        LocalDate.parse(row.getString("ship_date")),
        JourneyRow.day(row, "promised"),
        unknown ? null : days,
        JourneyRow.day(row, "delivered_on"),
        row.getInt("parcels"),
        row.getInt("handled"),
        row.getInt("excepted"),
        row.getLong("paid"));
  }
}
