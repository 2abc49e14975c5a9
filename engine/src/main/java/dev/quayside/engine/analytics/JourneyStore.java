package dev.quayside.engine.analytics;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Tx;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Table `journey`, read together with what tracking knows of the same parcel.
final class JourneyStore {

  private static final String TRAVELLED =
      """
      SELECT j.*,
        (SELECT min(s.at) FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
          WHERE t.shipment_id = j.shipment_id AND t.status = 'delivered' AND s.status = 'delivered') AS delivered_at,
        EXISTS (SELECT 1 FROM tracker t JOIN tracker_scan s ON s.tracker_id = t.id
          WHERE t.shipment_id = j.shipment_id AND s.status = 'exception') AS excepted,
        EXISTS (SELECT 1 FROM tracker t
          WHERE t.shipment_id = j.shipment_id AND t.status NOT IN ('pre_transit', 'unknown', 'cancelled')) AS handled
      FROM journey j
      WHERE j.workspace_id = :workspace
      """;

  void insert(Tx tx, WorkspaceId workspace, Journey journey) {
    var best = journey.best();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO journey
              (shipment_id, workspace_id, carrier, service, from_zip, to_zip, to_country, zone, ship_date, promised,
               promised_days, currency, paid, best_carrier, best, bought_at)
            VALUES
              (:shipment, :workspace, :carrier, :service, :from, :to, :country, :zone, :shipDate, :promised,
               :promisedDays, :currency, :paid, :bestCarrier, :best, :boughtAt)
            """)
        .bind("shipment", journey.shipmentId())
        .bind("workspace", workspace.value())
        .bind("carrier", journey.carrier())
        .bind("service", journey.service())
        .bind("from", journey.fromZip())
        .bind("to", journey.toZip())
        .bind("country", journey.toCountry())
        .bind("zone", journey.zone())
        .bind("shipDate", journey.shipDate().toString())
        .bind("promised", journey.promised() == null ? null : journey.promised().toString())
        .bind("promisedDays", journey.promisedDays())
        .bind("currency", journey.paid().currency().getCurrencyCode())
        .bind("paid", journey.paid().minor())
        .bind("bestCarrier", journey.bestCarrier())
        .bind("best", best == null ? null : best.minor())
        .bind("boughtAt", journey.boughtAt().toEpochMilli())
        .execute();
  }

  void delete(Tx tx, WorkspaceId workspace, String shipmentId) {
    tx.handle()
        .createUpdate(
            "DELETE FROM journey WHERE shipment_id = :shipment AND workspace_id = :workspace")
        .bind("shipment", shipmentId)
        .bind("workspace", workspace.value())
        .execute();
  }

  /// Bought in [from, to), of one carrier or of all.
  List<Journey> bought(
      Tx tx, WorkspaceId workspace, Instant from, Instant to, @Nullable String carrier) {
    return tx.handle()
        .createQuery(
            TRAVELLED
                + "AND j.bought_at >= :from AND j.bought_at < :to"
                + " AND (:carrier IS NULL OR j.carrier = :carrier) ORDER BY j.bought_at, j.shipment_id")
        .bind("workspace", workspace.value())
        .bind("from", from.toEpochMilli())
        .bind("to", to.toEpochMilli())
        .bind("carrier", carrier)
        .map((row, _) -> JourneyRow.journey(row))
        .list();
  }
}
