package dev.quayside.engine.analytics.history;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Tx;

/// Table `journey`. Triggers (baseline.sql) update it with what tracking learns of a parcel.
public final class JourneyStore {

  public void insert(Tx tx, WorkspaceId workspace, Journey journey) {
    var best = journey.best();
    var billed = journey.billed();
    tx.handle()
        .createUpdate(
            """
            INSERT INTO journey
              (shipment_id, workspace_id, carrier, service, from_zip, to_zip, to_country, zone, ship_date, promised,
               promised_days, currency, paid, best_carrier, best, bought_at,
               others, payor, payor_account, listed)
            VALUES
              (:shipment, :workspace, :carrier, :service, :from, :to, :country, :zone, :shipDate, :promised,
               :promisedDays, :currency, :paid, :bestCarrier, :best, :boughtAt,
               :others, :payor, :payorAccount, :listed)
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
        .bind("others", billed == null ? 0 : 1)
        .bind("payor", billed == null ? null : billed.payor().wire())
        .bind("payorAccount", billed == null ? null : billed.accountEnd())
        .bind("listed", billed == null || billed.list() == null ? null : billed.list().minor())
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
}
