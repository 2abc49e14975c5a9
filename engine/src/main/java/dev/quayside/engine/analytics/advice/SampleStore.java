package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.Journey;
import dev.quayside.engine.analytics.history.JourneyRow;
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

/// Delivered parcels of table `journey` that an estimate may rest on.
final class SampleStore {

  /// Enough for a percentile; more would only be older.
  private static final int MOST = 500;

  private static final int MOST_UNDER_WAY = 1_000;

  private static final String DELIVERED =
      """
      SELECT * FROM (SELECT * FROM journey
        WHERE workspace_id = :workspace AND carrier = :carrier AND service = :service AND delivered_on IS NOT NULL
          AND bought_at >= :since AND bought_at < :until AND %s
        ORDER BY bought_at DESC LIMIT :most)
      """;

  /// The latest of a service on a basis, and those of the season: the same month a year ago.
  List<Journey> delivered(
      Tx tx, WorkspaceId workspace, Basis basis, Lane lane, long since, YearMonth season) {
    var from = millis(season.atDay(1));
    var to = millis(season.plusMonths(1).atDay(1));
    var latest = part(tx, workspace, basis, lane, since, Long.MAX_VALUE);
    if (latest.size() < MOST) {
      return latest;
    }
    var known = latest.stream().map(Journey::shipmentId).collect(Collectors.toSet());
    part(tx, workspace, basis, lane, Math.max(since, from), to).stream()
        .filter(journey -> !known.contains(journey.shipmentId()))
        .forEach(latest::add);
    return latest;
  }

  /// How many parcels each of a carrier's services carried lately between two postal areas, as far
  /// as they matter: the latest delivered, and those still under way among the newest of all.
  Map<String, Long> used(
      Tx tx, WorkspaceId workspace, List<String> services, Lane lane, long since) {
    var used = new HashMap<>(underWay(tx, workspace, lane));
    for (var service : services) {
      used.merge(service, deliveredOn(tx, workspace, lane, service, since), Long::sum);
    }
    return used;
  }

  private static Map<String, Long> underWay(Tx tx, WorkspaceId workspace, Lane lane) {
    return tx.handle()
        .createQuery(
            """
            SELECT service, count(*) FROM
              (SELECT * FROM journey INDEXED BY journey_bought WHERE workspace_id = :workspace
               ORDER BY bought_at DESC LIMIT :most)
            WHERE carrier = :carrier AND delivered_on IS NULL AND %s GROUP BY service
            """
                .formatted(condition(Basis.LANE)))
        .bind("workspace", workspace.value())
        .bind("carrier", lane.carrier())
        .bind("origin", Journey.area(lane.origin()))
        .bind("destination", Journey.area(lane.destination().zip5()))
        .bind("countries", UsTerritories.written(lane.destination().country()))
        .bind("most", MOST_UNDER_WAY)
        .map((row, _) -> Map.entry(row.getString(1), row.getLong(2)))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  private static long deliveredOn(
      Tx tx, WorkspaceId workspace, Lane lane, String service, long since) {
    return tx.handle()
        .createQuery(
            """
            SELECT count(*) FROM (SELECT 1 FROM journey
              WHERE workspace_id = :workspace AND carrier = :carrier AND service = :service AND delivered_on IS NOT NULL
                AND bought_at >= :since AND %s LIMIT :most)
            """
                .formatted(condition(Basis.LANE)))
        .bind("workspace", workspace.value())
        .bind("carrier", lane.carrier())
        .bind("service", service)
        .bind("since", since)
        .bind("origin", Journey.area(lane.origin()))
        .bind("destination", Journey.area(lane.destination().zip5()))
        .bind("countries", UsTerritories.written(lane.destination().country()))
        .bind("most", MOST)
        .mapTo(Long.class)
        .one();
  }

  /// Whose parcels are looked for.
  ///
  /// @param zone the carrier's own name of it
  record Lane(String carrier, String service, String zone, String origin, Address destination) {}

  private static List<Journey> part(
      Tx tx, WorkspaceId workspace, Basis basis, Lane lane, long since, long until) {
    var query =
        tx.handle()
            .createQuery(DELIVERED.formatted(condition(basis)))
            .bind("workspace", workspace.value())
            .bind("carrier", lane.carrier())
            .bind("service", lane.service())
            .bind("since", since)
            .bind("until", until)
            .bind("most", MOST);
    switch (basis) {
      case LANE ->
          query
              .bind("origin", Journey.area(lane.origin()))
              .bind("destination", Journey.area(lane.destination().zip5()))
              .bind("countries", UsTerritories.written(lane.destination().country()));
      case ZONE -> query.bind("zone", lane.zone());
      case CARRIER, PUBLISHED -> {}
    }
    return query
        .map((row, _) -> JourneyRow.journey(row))
        .collect(Collectors.toCollection(java.util.ArrayList::new));
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
