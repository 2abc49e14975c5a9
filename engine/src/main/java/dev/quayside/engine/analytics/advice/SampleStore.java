package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.Journey;
import dev.quayside.engine.analytics.history.SameDays;
import dev.quayside.engine.analytics.history.SameDaysRow;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.postal.UsTerritories;
import dev.quayside.engine.platform.store.Tx;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.Query;

/// Reads the delivered parcels of table `journey` that an estimate rests on.
final class SampleStore {

  /// Parcels read for one basis: enough for a percentile, and more would only add older ones.
  private static final int MOST = 200;

  private static final int MOST_UNDER_WAY = 1_000;

  /// Selects the columns an estimate needs, and the parcel's id, so that the UNION does not merge
  /// two different parcels with the same dates.
  private static final String PART =
      """
      SELECT * FROM (SELECT shipment_id, ship_date, promised, promised_days, delivered_on, handled, excepted FROM journey
        WHERE workspace_id = :workspace AND carrier = :carrier AND service = :service AND delivered_on IS NOT NULL
          AND bought_at >= %s AND bought_at < %s AND %s
        ORDER BY bought_at DESC LIMIT :most) AS part
      """;

  /// The newest parcels of a service on a basis, and those of `season`, the same month a year ago.
  List<SameDays> delivered(
      Tx tx, WorkspaceId workspace, Basis basis, Lane lane, long since, YearMonth season) {
    var latest = PART.formatted(":since", Long.MAX_VALUE, condition(basis));
    var ofSeason = PART.formatted(":from", ":until", condition(basis));
    var query =
        tx.handle()
            .createQuery(
                """
                SELECT ship_date, promised, promised_days, delivered_on,
                  count(*) AS parcels, sum(handled) AS handled, sum(handled * excepted) AS excepted
                FROM (%s UNION %s) AS parts GROUP BY ship_date, promised, promised_days, delivered_on
                """
                    .formatted(latest, ofSeason))
            .bind("workspace", workspace.value())
            .bind("carrier", lane.carrier())
            .bind("service", lane.service())
            .bind("since", since)
            .bind("from", Math.max(since, millis(season.atDay(1))))
            .bind("until", millis(season.plusMonths(1).atDay(1)))
            .bind("most", MOST);
    return bound(query, basis, lane).map((row, _) -> SameDaysRow.of(row)).list();
  }

  /// Number of recent parcels between two postal areas, by service. Counts at most the latest
  /// `MOST` delivered parcels of each service, and those still under way among the newest
  /// `MOST_UNDER_WAY` of the workspace.
  Map<String, Long> used(
      Tx tx, WorkspaceId workspace, List<String> services, Lane lane, long since) {
    var used = new HashMap<>(underWay(tx, workspace, lane));
    for (var service : services) {
      used.merge(service, deliveredOn(tx, workspace, lane, service, since), Long::sum);
    }
    return used;
  }

  private static Map<String, Long> underWay(Tx tx, WorkspaceId workspace, Lane lane) {
    var query =
        tx.handle()
            .createQuery(
                """
                SELECT service, count(*) FROM
                  (SELECT * FROM journey INDEXED BY journey_bought WHERE workspace_id = :workspace
                   ORDER BY bought_at DESC LIMIT :most) AS newest
                WHERE carrier = :carrier AND delivered_on IS NULL AND %s GROUP BY service
                """
                    .formatted(condition(Basis.LANE)))
            .bind("workspace", workspace.value())
            .bind("carrier", lane.carrier())
            .bind("most", MOST_UNDER_WAY);
    return bound(query, Basis.LANE, lane)
        .map((row, _) -> Map.entry(row.getString(1), row.getLong(2)))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /// Counts across countries that share these postal areas, because the index has no country.
  private static long deliveredOn(
      Tx tx, WorkspaceId workspace, Lane lane, String service, long since) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(*) FROM (SELECT 1 FROM journey
              WHERE workspace_id = :workspace AND carrier = :carrier AND service = :service AND delivered_on IS NOT NULL
                AND bought_at >= :since AND substr(from_zip, 1, 3) = :origin AND substr(to_zip, 1, 3) = :destination
              LIMIT :most) AS delivered
            """)
        .bind("workspace", workspace.value())
        .bind("carrier", lane.carrier())
        .bind("service", service)
        .bind("since", since)
        .bind("origin", Journey.area(lane.origin()))
        .bind("destination", Journey.area(lane.destination().zip5()))
        .bind("most", MOST)
        .mapTo(Long.class)
        .one();
  }

  /// The service and lane whose parcels are looked for.
  ///
  /// @param zone the zone by the carrier's own name
  record Lane(String carrier, String service, String zone, String origin, Address destination) {}

  private static Query bound(Query query, Basis basis, Lane lane) {
    return switch (basis) {
      case LANE ->
          query
              .bind("origin", Journey.area(lane.origin()))
              .bind("destination", Journey.area(lane.destination().zip5()))
              .bind("countries", UsTerritories.written(lane.destination().country()));
      case ZONE -> query.bind("zone", lane.zone());
      case CARRIER, PUBLISHED -> query;
    };
  }

  private static String condition(Basis basis) {
    return switch (basis) {
      case LANE ->
          "substr(from_zip, 1, 3) = :origin AND substr(to_zip, 1, 3) = :destination AND"
              + " instr(:countries, to_country) > 0";
      case ZONE -> "zone = :zone";
      case CARRIER -> "TRUE";
      case PUBLISHED -> "FALSE";
    };
  }

  private static long millis(LocalDate day) {
    return day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
  }
}
