package dev.quayside.engine.shipping;

import dev.quayside.engine.account.audit.AuditRoutes;
import dev.quayside.engine.account.payor.Payors;
import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.parcel.location.Locations;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Lane;
import dev.quayside.engine.platform.wing.Stage;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.engine.platform.wing.Worker;
import dev.quayside.engine.shipping.pickup.PickupBookings;
import dev.quayside.engine.shipping.pickup.PickupRoutes;
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
import dev.quayside.engine.shipping.store.LabelEventLog;
import dev.quayside.engine.shipping.store.LabelEvents;
import dev.quayside.engine.shipping.store.LateDocuments;
import dev.quayside.engine.shipping.store.PurchaseTransactions;
import dev.quayside.engine.shipping.store.Refunds;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.shipping.store.VoidTransactions;
import dev.quayside.engine.shipping.voiding.Voids;
import java.time.ZoneId;
import java.util.List;

/// The shipping use cases of one engine, wired to each other.
public record Shipping(
    Purchase purchase,
    Settlements settlements,
    Reconciler reconciler,
    Shipments shipments,
    Voids voids,
    Refunds refunds,
    LateDocuments documents,
    CarrierPapers papers,
    PickupBookings pickups,
    LeftOff leftOff,
    AuditLog auditLog)
    implements Wing {

  /// @param asking time limit for questions to carriers
  /// @param buying time limit for purchases
  /// @param listener told of every label bought and voided
  public static Shipping of(
      Foundation base,
      Carriers carriers,
      Payors payors,
      TaxIds taxIds,
      Locations locations,
      CallDeadline asking,
      CallDeadline buying,
      Rates rates,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      LabelEvents labelEvents,
      ShipmentListener listener) {
    var database = base.database();
    var leases = base.leases();
    var clock = base.clock();
    var zone = ZoneId.systemDefault();
    var inFlight = new InFlight();
    var inHand = new InHand(database, leases, inFlight, clock, buying.limit());
    leases.alsoRenew(inHand::renew);
    var shipments = new Shipments(database);
    var log = new LabelEventLog(events, labelEvents);
    var transactions =
        PurchaseTransactions.of(
            database, wallets, log, idempotency, clock, listener, inFlight, inHand, base.journal());
    var lookups =
        new PurchaseLookups(carriers, asking, transactions.acceptances(), inFlight, inHand, clock);
    var settlements =
        new Settlements(shipments, carriers, lookups, transactions, inFlight, inHand, clock, zone);
    var voiding = new VoidTransactions(database, log, clock, listener, inHand, base.journal());
    var voids =
        new Voids(shipments, carriers, asking, voiding, inFlight, clock, new Settings(database));
    var offers = new Offers(carriers, asking, rates, payors, taxIds, clock);
    return new Shipping(
        new Purchase(
            offers,
            buying,
            transactions,
            lookups,
            inFlight,
            base.ids(),
            clock,
            () -> base.stations().own().name()),
        settlements,
        new Reconciler(shipments, settlements, voids, inFlight, inHand, clock),
        shipments,
        voids,
        new Refunds(database, wallets, log, clock),
        new LateDocuments(database, carriers, asking, events, clock),
        new CarrierPapers(database),
        new PickupBookings(
            database,
            leases,
            carriers,
            locations,
            buying,
            events,
            base.ids(),
            clock,
            zone,
            base.journal()),
        new LeftOff(taxIds),
        new AuditLog(database));
  }

  /// Labels themselves are bought through wing `order`. The audit is asked by a label's number,
  /// which only this wing knows.
  @Override
  public List<Routes> routes() {
    return List.of(new PickupRoutes(pickups), new AuditRoutes(auditLog, shipments::subjects));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(caller -> refunds.settleDue(caller.workspace())).whenDue(Refunds.areDue()),
        Chore.each(documents::fetchDue)
            .whenDue(LateDocuments.areDue())
            .in(Lane.PATIENT)
            .byOneEngine());
  }

  @Override
  public List<Worker> workers() {
    return List.of(Worker.ending(Stage.FOLLOW_UP, reconciler::close));
  }
}
