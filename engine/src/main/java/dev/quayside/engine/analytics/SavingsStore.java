package dev.quayside.engine.analytics;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.money.Money;
import dev.quayside.engine.store.Tx;
import java.util.Currency;
import java.util.function.Consumer;

/// Sums of table `journey` by lane.
final class SavingsStore {

  /// One lane's sums in one currency.
  ///
  /// @param parcels all of them
  /// @param compared those that were bought among other offers; the rest counts no further
  /// @param paid in minor units, of the compared
  /// @param best the best offers for them
  record Lane(
      String currency,
      String fromZip,
      String toZip,
      long parcels,
      int compared,
      long paid,
      long best) {}

  /// Every lane, one after the other: there may be as many as parcels.
  void lanes(Tx tx, WorkspaceId workspace, Period period, Consumer<Lane> each) {
    tx.handle()
        .createQuery(
            """
            SELECT currency, from_zip, to_zip, count(*), count(best),
              coalesce(sum(CASE WHEN best IS NULL THEN 0 ELSE paid END), 0), coalesce(sum(best), 0)
            FROM journey INDEXED BY journey_lane
            WHERE workspace_id = :workspace AND bought_at >= :from AND bought_at < :to
            GROUP BY currency, from_zip, to_zip
            """)
        .bind("workspace", workspace.value())
        .bind("from", period.from().toEpochMilli())
        .bind("to", period.to().toEpochMilli())
        .map(
            (row, _) ->
                new Lane(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    row.getLong(4),
                    row.getInt(5),
                    row.getLong(6),
                    row.getLong(7)))
        .forEach(each);
  }

  /// The lane in full, with the carriers met most often on it.
  Savings.Lane named(Tx tx, WorkspaceId workspace, Period period, Lane lane) {
    var currency = Currency.getInstance(lane.currency());
    var paid = Money.ofMinor(lane.paid(), currency);
    var best = Money.ofMinor(lane.best(), currency);
    return new Savings.Lane(
        lane.fromZip() + "→" + lane.toZip(),
        mostFrequent(tx, workspace, period, lane, "carrier"),
        mostFrequent(tx, workspace, period, lane, "best_carrier"),
        Savings.average(paid, lane.compared()),
        Savings.average(best, lane.compared()),
        paid.minus(best),
        lane.compared());
  }

  private static String mostFrequent(
      Tx tx, WorkspaceId workspace, Period period, Lane lane, String column) {
    return tx.handle()
        .createQuery(
            """
            SELECT %s FROM journey INDEXED BY journey_lane
            WHERE workspace_id = :workspace AND currency = :currency AND from_zip = :fromZip AND to_zip = :toZip
              AND bought_at >= :from AND bought_at < :to AND best IS NOT NULL
            GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
            """
                .formatted(column))
        .bind("workspace", workspace.value())
        .bind("currency", lane.currency())
        .bind("fromZip", lane.fromZip())
        .bind("toZip", lane.toZip())
        .bind("from", period.from().toEpochMilli())
        .bind("to", period.to().toEpochMilli())
        .mapTo(String.class)
        .one();
  }
}
