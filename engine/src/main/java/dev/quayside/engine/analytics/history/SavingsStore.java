package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Sums of table `journey` by lane: whole days from `journey_lane_span`, the rest from the parcels
/// themselves.
public final class SavingsStore {

  record Lane(String currency, String fromZip, String toZip) {}

  /// Sums over one lane.
  ///
  /// @param parcels number of parcels
  /// @param compared number bought after comparing offers; only these count below
  /// @param paid sum paid for the compared parcels, in minor units
  /// @param best sum of the best offers for them, in minor units
  public record Sum(Lane lane, long parcels, int compared, long paid, long best) {
    Sum plus(Sum other) {
      return new Sum(
          lane,
          parcels + other.parcels,
          compared + other.compared,
          paid + other.paid,
          best + other.best);
    }
  }

  /// Number of a lane's compared parcels by the carrier that was paid and the one with the best
  /// offer, which may be the same.
  record Share(String carrier, String bestCarrier, long parcels) {}

  /// Sums outside the whole days of a period (see {@link WholeDays}).
  record Rest(Sum sum, Share share) {}

  public List<Rest> rest(Tx tx, WorkspaceId workspace, WholeDays days) {
    var all = new ArrayList<Rest>();
    for (var period : days.rest()) {
      tx.handle()
          .createQuery(
              """
              SELECT currency, from_zip, to_zip, count(*), count(best),
                coalesce(sum(CASE WHEN best IS NULL THEN 0 ELSE paid END), 0), coalesce(sum(best), 0),
                carrier, coalesce(best_carrier, '') AS best_by, count(best)
              FROM journey INDEXED BY journey_bought
              WHERE workspace_id = :workspace AND bought_at >= :from AND bought_at < :to
              GROUP BY currency, from_zip, to_zip, carrier, best_by
              """)
          .bind("workspace", workspace.value())
          .bind("from", period.from().toEpochMilli())
          .bind("to", period.to().toEpochMilli())
          .map((row, _) -> new Rest(sum(row), share(row, 8)))
          .forEach(all::add);
    }
    return all;
  }

  /// Passes each lane on as it is read, because there may be as many lanes as parcels.
  public void lanes(
      Tx tx, WorkspaceId workspace, WholeDays days, List<Rest> rest, Consumer<Sum> each) {
    var more =
        rest.stream().map(Rest::sum).collect(Collectors.toMap(Sum::lane, sum -> sum, Sum::plus));
    tx.handle()
        .createQuery(
            """
            SELECT currency, from_zip, to_zip, sum(parcels),
              coalesce(sum(parcels) FILTER (WHERE best_carrier <> ''), 0),
              coalesce(sum(paid) FILTER (WHERE best_carrier <> ''), 0), sum(best)
            FROM json_each(:spans) AS span
              CROSS JOIN journey_lane_span ON workspace_id = :workspace AND days = CAST(span.value ->> 0 AS BIGINT)
                    AND start = CAST(span.value ->> 1 AS BIGINT)
            WHERE parcels > 0
            GROUP BY currency, from_zip, to_zip
            """)
        .bind("workspace", workspace.value())
        .bind("spans", json(days))
        .map((row, _) -> sum(row))
        .forEach(
            sum -> {
              var late = more.remove(sum.lane());
              each.accept(late == null ? sum : sum.plus(late));
            });
    more.values().forEach(each);
  }

  /// The carriers of a lane's compared parcels.
  public List<Share> shares(
      Tx tx, WorkspaceId workspace, WholeDays days, List<Rest> rest, Lane lane) {
    var all =
        tx.handle()
            .createQuery(
                """
                SELECT carrier, best_carrier, sum(parcels)
                FROM json_each(:spans) AS span
                  CROSS JOIN journey_lane_span ON workspace_id = :workspace AND days = CAST(span.value ->> 0 AS BIGINT)
                    AND start = CAST(span.value ->> 1 AS BIGINT)
                    AND currency = :currency AND from_zip = :fromZip AND to_zip = :toZip
                WHERE best_carrier <> '' AND parcels > 0
                GROUP BY carrier, best_carrier
                """)
            .bind("workspace", workspace.value())
            .bind("spans", json(days))
            .bind("currency", lane.currency())
            .bind("fromZip", lane.fromZip())
            .bind("toZip", lane.toZip())
            .map((row, _) -> share(row, 1))
            .collect(Collectors.toCollection(ArrayList::new));
    rest.stream()
        .filter(each -> each.sum().lane().equals(lane) && each.sum().compared() > 0)
        .map(Rest::share)
        .forEach(all::add);
    return all;
  }

  private static String json(WholeDays days) {
    return days.spans().stream()
        .map(span -> List.of(span.length(), span.start()))
        .toList()
        .toString();
  }

  private static Sum sum(ResultSet row) throws SQLException {
    return new Sum(
        new Lane(row.getString(1), row.getString(2), row.getString(3)),
        row.getLong(4),
        row.getInt(5),
        row.getLong(6),
        row.getLong(7));
  }

  private static Share share(ResultSet row, int column) throws SQLException {
    return new Share(row.getString(column), row.getString(column + 1), row.getLong(column + 2));
  }
}
