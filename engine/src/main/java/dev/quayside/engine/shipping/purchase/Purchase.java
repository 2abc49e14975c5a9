package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.purchase.PurchaseLookups.Standing;
import dev.quayside.engine.shipping.settlement.Reconciler;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.PurchaseTransactions;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// Buying a label: the one place where money leaves.
///
/// 1. The order becomes an offer with a price. 2. The intent is recorded and the money held, in one
///    transaction. 3. The carrier is asked, outside any transaction, under our reference. 4. Label,
///    charge, event and the caller's receipt commit together.
///
/// A crash or a silence between 2 and 4 leaves a pending intent; {@link Reconciler} asks the
/// carrier under the same reference and finishes or releases it. Nothing is bought twice, and
/// nothing is charged without a label.
public final class Purchase {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Offers offers;
  private final CallDeadline buying;
  private final PurchaseTransactions transactions;
  private final PurchaseLookups lookups;
  private final InFlight inFlight;
  private final Ids ids;
  private final WorkspaceClock clock;

  public Purchase(
      Offers offers,
      CallDeadline buying,
      PurchaseTransactions transactions,
      PurchaseLookups lookups,
      InFlight inFlight,
      Ids ids,
      WorkspaceClock clock) {
    this.offers = offers;
    this.buying = buying;
    this.transactions = transactions;
    this.lookups = lookups;
    this.inFlight = inFlight;
    this.ids = ids;
    this.clock = clock;
  }

  /// @return the bought shipment, or one in `PENDING` when the carrier did not answer
  /// @throws ProblemException when nothing was bought: see decisions section 4 for the order of the
  ///   checks
  public Shipment buy(Caller caller, LabelRequest order, Receipt<Shipment> receipt) {
    var workspace = caller.workspace();
    var offer = offers.of(caller, order);
    var pending = pending(workspace, offer, order);
    try (var _ = inFlight.request(pending.id())) {
      transactions.intend(caller, pending, offer.chosenFrom(), order.allowDuplicate(), receipt);
      return tender(workspace, offer, pending, receipt);
    }
  }

  /// That an order could be bought as it is; no carrier is asked about a quoted rate.
  ///
  /// @throws ProblemException as {@link #buy}, as far as it can be told before
  public void check(Caller caller, LabelRequest order) {
    offers.of(caller, order);
  }

  private Shipment tender(
      WorkspaceId workspace, Offer offer, Shipment pending, Receipt<Shipment> receipt) {
    try {
      var acceptance = asked(offer.carrier(), pending);
      return transactions.accept(
          workspace,
          pending,
          offer.chosenFrom(),
          acceptance,
          offer.carrier().profile().voidWindow(),
          receipt);
    } catch (ProblemException refused) {
      transactions.release(workspace, pending);
      throw refused;
    } catch (InDoubtException silent) {
      return inDoubt(workspace, offer.carrier(), pending, receipt);
    }
  }

  /// Asked at once what it did, many a silent carrier answers.
  private Shipment inDoubt(
      WorkspaceId workspace, Carrier carrier, Shipment pending, Receipt<Shipment> receipt) {
    var standing = lookups.ask(workspace, carrier, pending, receipt);
    var left =
        switch (standing) {
          case Standing.Settled(var bought) -> Optional.of(bought);
          case Standing.Open(var next, _) -> transactions.doubt(workspace, pending, next, receipt);
          case Standing.NotBought() -> transactions.release(workspace, pending);
        };
    return left.orElseThrow(
        () ->
            ProblemException.tryLater(
                ProblemCode.CARRIER_UNAVAILABLE,
                PurchaseWords.SILENT.of(carrier.profile().name()),
                TRY_AGAIN));
  }

  /// A carrier that does not answer in time has left the purchase in doubt. Its call may still be
  /// open then, and may still buy: the reconciler is told when it ends.
  private Acceptance asked(Carrier carrier, Shipment pending) {
    var call = inFlight.call(pending.id());
    return buying.ask(
        carrier,
        () -> {
          try (call) {
            return carrier.purchase(pending.tender());
          }
        },
        InDoubtException::new);
  }

  private Shipment pending(WorkspaceId workspace, Offer offer, LabelRequest order) {
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    return new Shipment(
        ids.next(IdKind.SHIPMENT),
        ids.next(IdKind.LABEL),
        ShipmentStatus.PENDING,
        offer.carrier().profile().code(),
        offer.quote().service(),
        offer.quote().serviceName(),
        offer.consignment(),
        order.labelFormat(),
        offer.carrier().terms(),
        offer.quote().amount(),
        null,
        LabelFile.READY,
        at,
        at,
        null,
        null,
        null,
        null,
        Settlement.begun(Settlement.Kind.PURCHASE, at));
  }
}
