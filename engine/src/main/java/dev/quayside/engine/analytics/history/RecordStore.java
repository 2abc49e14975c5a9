package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Sums of table `journey` by carrier.
public final class RecordStore {

  /// Parcels of one carrier, paid in one currency, with the same days.
  ///
  /// @param paid in minor units
  public record Batch(String carrier, String currency, SameDays days, long paid) {}

  /// Reads whole days from the stored sums and the rest from the parcels themselves, so the same
  /// days may occur in more than one batch.
  public List<Batch> batches(
      Tx tx, WorkspaceId workspace, Period period, @Nullable String carrier) {
    var days = WholeDays.of(period);
    var all =
        new ArrayList<>(
            batches(
                tx,
                """
                SELECT carrier, currency, ship_date, nullif(promised, '') AS promised,
                  nullif(promised_days, -1) AS promised_days, nullif(delivered_on, '') AS delivered_on,
                  parcels, handled, excepted, paid
                FROM journey_carrier_day
                WHERE workspace_id = :workspace AND day >= :from AND day < :to AND parcels > 0
                  AND (:carrier IS NULL OR carrier = :carrier)
                """,
                workspace,
                days.first(),
                days.end(),
                carrier));
    for (var rest : days.rest()) {
      all.addAll(
          batches(
              tx,
              """
              SELECT carrier, currency, ship_date, promised, promised_days, delivered_on,
                count(*) AS parcels, sum(handled) AS handled, sum(handled * excepted) AS excepted, sum(paid) AS paid
              FROM journey INDEXED BY journey_bought
              WHERE workspace_id = :workspace AND bought_at >= :from AND bought_at < :to
                AND (:carrier IS NULL OR carrier = :carrier)
              GROUP BY carrier, currency, ship_date, promised, promised_days, delivered_on
              """,
              workspace,
              rest.from().toEpochMilli(),
              rest.to().toEpochMilli(),
              carrier));
    }
    return all;
  }

  private static List<Batch> batches(
      Tx tx, String sql, WorkspaceId workspace, long from, long to, @Nullable String carrier) {
    return tx.handle()
        .createQuery(sql)
        .bind("workspace", workspace.value())
        .bind("from", from)
        .bind("to", to)
        .bind("carrier", carrier)
        .map((row, _) -> batch(row))
        .list();
  }

  private static Batch batch(ResultSet row) throws SQLException {
    return new Batch(
        row.getString("carrier"),
        row.getString("currency"),
        SameDaysRow.of(row),
        row.getLong("paid"));
  }

  /// Parcels of a period that others pay for, by carrier, currency and account. There are few:
  /// their index holds no others.
  ///
  /// @param carrier null for all
  List<PaidByOthers> paidByOthers(
      Tx tx, WorkspaceId workspace, Period period, @Nullable String carrier) {
    return tx.handle()
        .createQuery(
            """
            SELECT carrier, currency, payor, coalesce(payor_account, '') AS account, count(*) AS parcels,
              count(listed) AS priced, coalesce(sum(listed), 0) AS listed
            FROM journey
            WHERE workspace_id = :workspace AND others = 1 AND bought_at >= :from AND bought_at < :to
              AND (:carrier IS NULL OR carrier = :carrier)
            GROUP BY carrier, currency, payor, coalesce(payor_account, '')
            """)
        .bind("workspace", workspace.value())
        .bind("from", period.from().toEpochMilli())
        .bind("to", period.to().toEpochMilli())
        .bind("carrier", carrier)
        .map((row, _) -> others(row))
        .list();
  }

  private static PaidByOthers others(ResultSet row) throws SQLException {
    var payor = row.getString("payor");
    return new PaidByOthers(
        row.getString("carrier"),
        row.getString("currency"),
        payor == null ? Payor.THIRD_PARTY : WireWord.read(Payor.class, payor),
        row.getString("account"),
        row.getInt("parcels"),
        row.getInt("priced"),
        row.getLong("listed"));
  }

  /// @param account its last characters; empty where they are not known
  /// @param priced parcels of which the carrier says what they cost
  /// @param listed what these cost, in minor units
  record PaidByOthers(
      String carrier,
      String currency,
      Payor payor,
      String account,
      int parcels,
      int priced,
      long listed) {}
}
