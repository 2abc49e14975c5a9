package dev.quayside.engine.shipping;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.purchase.Offers;
import dev.quayside.engine.shipping.purchase.Purchase;
import dev.quayside.engine.shipping.purchase.PurchaseLookups;
import dev.quayside.engine.shipping.rate.Rates;
import dev.quayside.engine.shipping.settlement.Reconciler;
import dev.quayside.engine.shipping.settlement.Settlements;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.store.CarrierPapers;
import dev.quayside.engine.shipping.store.InHand;
import dev.quayside.engine.shipping.store.LabelEvents;
import dev.quayside.engine.shipping.store.LateDocuments;
import dev.quayside.engine.shipping.store.PurchaseTransactions;
import dev.quayside.engine.shipping.store.Refunds;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.shipping.store.VoidTransactions;
import dev.quayside.engine.shipping.voiding.Voids;
import java.time.ZoneId;

/// The shipping use cases of one engine, wired to each other.
public record Shipping(
    Purchase purchase,
    Settlements settlements,
    Reconciler reconciler,
    Shipments shipments,
    Voids voids,
    Refunds refunds,
    LateDocuments documents,
    CarrierPapers papers) {

  /// @param asking time limit for questions to carriers
  /// @param buying time limit for purchases
  /// @param listener told of every label bought and voided
  /// @param zone the workstation's time zone
  public static Shipping of(
      Database database,
      Carriers carriers,
      CallDeadline asking,
      CallDeadline buying,
      Rates rates,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      Leases leases,
      Ids ids,
      WorkspaceClock clock,
      LabelEvents labelEvents,
      ShipmentListener listener,
      ZoneId zone) {
    var inFlight = new InFlight();
    var inHand = new InHand(database, leases, inFlight, clock, buying.limit());
    leases.alsoRenew(inHand::renew);
    var shipments = new Shipments(database);
    var transactions =
        new PurchaseTransactions(
            database, wallets, events, idempotency, clock, labelEvents, listener, inFlight, inHand);
    var lookups = new PurchaseLookups(carriers, asking, transactions, inFlight, inHand, clock);
    var settlements =
        new Settlements(shipments, carriers, lookups, transactions, inFlight, inHand, clock, zone);
    var voiding = new VoidTransactions(database, events, clock, labelEvents, listener, inHand);
    var voids =
        new Voids(shipments, carriers, asking, voiding, inFlight, clock, new Settings(database));
    var offers = new Offers(carriers, asking, rates, clock);
    return new Shipping(
        new Purchase(offers, buying, transactions, lookups, inFlight, ids, clock),
        settlements,
        new Reconciler(shipments, settlements, voids, inFlight, inHand, clock),
        shipments,
        voids,
        new Refunds(database, wallets, events, clock, labelEvents),
        new LateDocuments(database, carriers, asking, events, clock),
        new CarrierPapers(database));
  }
}
