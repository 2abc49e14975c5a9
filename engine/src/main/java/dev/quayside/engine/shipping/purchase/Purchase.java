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
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.PurchaseLookups.Standing;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.PurchaseStep;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.store.PurchaseTransactions;
import dev.quayside.engine.shipping.voiding.VoidWindow;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Supplier;

/// Buys a label: the only place where money is spent.
///
/// 1. The request becomes an offer with a price. 2. The intent is stored and the money held, in one
///    transaction. 3. The carrier is asked, outside of any transaction, under our reference. 4.
///    Label, charge, event and the caller's key are committed together.
///
/// After a crash, or when the carrier does not answer between 2 and 4, there is a pending intent.
/// The `Reconciler` asks the carrier under the same reference, and completes or releases it.
/// Nothing is bought twice, and nothing is charged without a label.
public final class Purchase {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Offers offers;
  private final CallDeadline buying;
  private final PurchaseTransactions transactions;
  private final PurchaseLookups lookups;
  private final InFlight inFlight;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final Supplier<String> station;

  /// @param station name of this engine's desk, which labels are bought at
  public Purchase(
      Offers offers,
      CallDeadline buying,
      PurchaseTransactions transactions,
      PurchaseLookups lookups,
      InFlight inFlight,
      Ids ids,
      WorkspaceClock clock,
      Supplier<String> station) {
    this.offers = offers;
    this.buying = buying;
    this.transactions = transactions;
    this.lookups = lookups;
    this.inFlight = inFlight;
    this.ids = ids;
    this.clock = clock;
    this.station = station;
  }

  /// Buys the label of a parcel that belongs to no order.
  public Shipment buy(Caller caller, LabelRequest order, RequestKey<Shipment> key) {
    return buy(caller, order, PurchaseStep.NONE, key);
  }

  /// @return the bought shipment, or one in `PENDING` when the carrier did not answer
  /// @throws ProblemException when nothing was bought: see docs/api/answers.md for the order of the
  ///   checks
  public Shipment buy(
      Caller caller, LabelRequest order, PurchaseStep step, RequestKey<Shipment> key) {
    var workspace = caller.workspace();
    var offer = offers.of(caller, order);
    var pending = pending(workspace, offer, order);
    try (var _ = inFlight.request(pending.id())) {
      transactions
          .intents()
          .intend(caller, pending, offer.chosenFrom(), order.allowDuplicate(), step, key);
      return tender(workspace, offer, pending, key);
    }
  }

  /// Checks that a label could be bought as requested. For a quoted rate no carrier is asked.
  ///
  /// @throws ProblemException as {@link #buy}, as far as it is known without buying
  public void check(Caller caller, LabelRequest order) {
    offers.of(caller, order);
  }

  private Shipment tender(
      WorkspaceId workspace, Offer offer, Shipment pending, RequestKey<Shipment> key) {
    try {
      var acceptance = asked(offer.carrier(), pending);
      return transactions
          .acceptances()
          .accept(
              workspace,
              pending,
              offer.chosenFrom(),
              acceptance,
              VoidWindow.end(pending, offer.carrier()),
              key);
    } catch (ProblemException refused) {
      transactions.releases().release(workspace, pending);
      throw refused;
    } catch (InDoubtException silent) {
      return inDoubt(workspace, offer.carrier(), pending, key);
    }
  }

  /// Asks a carrier that did not answer in time what it did; many answer that at once.
  private Shipment inDoubt(
      WorkspaceId workspace, Carrier carrier, Shipment pending, RequestKey<Shipment> key) {
    var standing = lookups.ask(workspace, carrier, pending, key);
    var left =
        switch (standing) {
          case Standing.Settled(var bought) -> Optional.of(bought);
          case Standing.Open open ->
              transactions.releases().doubt(workspace, pending, open.next(), key);
          case Standing.NotBought() -> transactions.releases().release(workspace, pending);
        };
    return left.orElseThrow(
        () ->
            ProblemException.tryLater(
                ProblemCode.CARRIER_UNAVAILABLE,
                PurchaseWords.SILENT.of(carrier.profile().name()),
                TRY_AGAIN));
  }

  /// Asks the carrier to sell the label. When it does not answer in time the purchase is in doubt.
  /// Its call may still be running then and may still buy; the reconciler is told when it ends.
  private Acceptance asked(Carrier carrier, Shipment pending) {
    boolean atHand = carrier.isAtHand();
    var call = inFlight.call(pending.id());
    return buying.ask(
        carrier,
        atHand,
        () -> {
          try (call) {
            return whole(carrier, pending, carrier.purchase(pending.tender()));
          }
        },
        InDoubtException::new);
  }

  /// A shipment of several boxes with fewer labels is in doubt, never half a shipment.
  private static Acceptance whole(Carrier carrier, Shipment pending, Acceptance taken) {
    if (!pending.isWhole(taken)) {
      throw new InDoubtException(
          PieceWords.FEWER_LABELS.of(
              carrier.profile().name(),
              taken.pieces().size(),
              pending.consignment().pieces().size()));
    }
    return taken;
  }

  private Shipment pending(WorkspaceId workspace, Offer offer, LabelRequest order) {
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    return new Shipment(
        ids.next(IdKind.SHIPMENT),
        offer.consignment().isInPieces() ? ids.family(IdKind.LABEL) : ids.next(IdKind.LABEL),
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
        Settlement.begun(Settlement.Kind.PURCHASE, at),
        BoughtBy.now(),
        station.get());
  }
}
