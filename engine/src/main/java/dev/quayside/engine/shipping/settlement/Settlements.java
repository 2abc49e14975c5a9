package dev.quayside.engine.shipping.settlement;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.PurchaseLookups;
import dev.quayside.engine.shipping.purchase.PurchaseLookups.Standing;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.engine.shipping.store.InHand;
import dev.quayside.engine.shipping.store.PurchaseTransactions;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.shipping.voiding.VoidWindow;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;

/// Settles purchases in doubt: by the carrier's answer about our reference, or by a person's answer
/// when no carrier can give one.
public final class Settlements {

  private static final Duration SOON = Duration.ofSeconds(30);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(5);

  private final Shipments shipments;
  private final Carriers carriers;
  private final PurchaseLookups lookups;
  private final PurchaseTransactions transactions;
  private final InFlight inFlight;
  private final InHand inHand;
  private final WorkspaceClock clock;
  private final ZoneId zone;

  /// @param zone the workstation's time zone, for the ship date of a label settled by a person
  public Settlements(
      Shipments shipments,
      Carriers carriers,
      PurchaseLookups lookups,
      PurchaseTransactions transactions,
      InFlight inFlight,
      InHand inHand,
      WorkspaceClock clock,
      ZoneId zone) {
    this.shipments = shipments;
    this.carriers = carriers;
    this.lookups = lookups;
    this.transactions = transactions;
    this.inFlight = inFlight;
    this.inHand = inHand;
    this.clock = clock;
    this.zone = zone;
  }

  /// Settles a purchase in doubt by a person's answer, for example from the carrier's own website.
  /// Meant for a {@link Settlement#byHand}, but possible for every label that is `PENDING`.
  ///
  /// The carrier is asked once more first. Its answer takes precedence over the person's, so check
  /// the status of the result. Otherwise `bought` makes the label `CREATED` with its tracking
  /// number and charges it; not bought makes it `CANCELLED` and releases the money. Blocks until
  /// the carrier has answered or its time is over.
  ///
  /// @return the shipment afterwards
  /// @throws ProblemException `INVALID_REQUEST` for a tracking number that is missing, of another
  ///   carrier, or of another label; `CONFLICT` when the label is not pending, or its purchase is
  ///   being made right now; `NOT_FOUND`
  public Shipment byHand(
      Caller caller, String shipmentId, HandSettlement word, RequestKey<Shipment> key) {
    Acting.require(Right.SETTLE);
    var pending = shipments.get(caller, shipmentId);
    if (key.interrupted().isPresent() && pending.status() != ShipmentStatus.PENDING) {
      return transactions.answers().record(caller.workspace(), pending, key);
    }
    requireOpen(caller, pending);
    check(caller, pending, word);
    return switch (lookups.ask(caller, pending, key)) {
      case Standing.Settled(var shipment) -> shipment;
      case Standing.NotBought() ->
          transactions.releases().abandon(caller.workspace(), pending, key);
      case Standing.Open _ ->
          word.bought()
              ? transactions
                  .acceptances()
                  .acceptLate(
                      caller.workspace(),
                      pending,
                      acceptance(caller, pending, word),
                      VoidWindow.end(pending, carriers.find(caller, pending.carrier())),
                      key)
              : transactions.releases().abandon(caller.workspace(), pending, key);
    };
  }

  /// Finishes what an interrupted request had begun.
  ///
  /// @return the shipment afterwards; empty when nothing had been bought and the caller should buy
  /// @throws ProblemException `CONFLICT` while the request that began it is still at it: a caller
  ///   that was told of a purchase that then comes to nothing would look for its label in vain
  public Optional<Shipment> resume(Caller caller, String shipmentId, RequestKey<Shipment> key) {
    var begun = shipments.find(caller, shipmentId);
    if (begun.isPresent() && begun.get().status() != ShipmentStatus.PENDING) {
      return Optional.of(transactions.answers().record(caller.workspace(), begun.get(), key));
    }
    return begun.flatMap(pending -> settleUnlessUnderWay(caller, pending, key));
  }

  private Optional<Shipment> settleUnlessUnderWay(
      Caller caller, Shipment pending, RequestKey<Shipment> key) {
    if (isUnderWay(caller, pending)) {
      throw ProblemException.tryLater(
          ProblemCode.CONFLICT, ShipmentWords.SETTLE_BUSY.of(), TRY_AGAIN);
    }
    return settle(caller, pending, key);
  }

  /// Asks the carrier again about an open purchase.
  ///
  /// @return whether the carrier answered
  boolean askAgain(Caller caller, Shipment pending) {
    var standing = lookups.ask(caller, pending, RequestKey.none());
    if (standing instanceof Standing.Open open && open.isSoonCertain()) {
      // no caller was told of it yet, and soon it is certain: then it is gone without a trace
      inHand.postpone(caller.workspace(), pending.id(), open.next());
    } else {
      book(caller.workspace(), pending, standing, RequestKey.none());
    }
    return !(standing instanceof Standing.Open open) || open.answered();
  }

  private Optional<Shipment> settle(Caller caller, Shipment pending, RequestKey<Shipment> key) {
    var standing = lookups.ask(caller, pending, key);
    if (standing instanceof Standing.Open open && open.isSoonCertain()) {
      // soon it is certain, and then a retry is better off than with a label in doubt
      throw ProblemException.tryLater(
          ProblemCode.CONFLICT, ShipmentWords.SETTLE_BUSY.of(), open.certainIn());
    }
    return book(caller.workspace(), pending, standing, key);
  }

  private Optional<Shipment> book(
      WorkspaceId workspace, Shipment pending, Standing standing, RequestKey<Shipment> key) {
    return switch (standing) {
      case Standing.Settled(var shipment) -> Optional.of(shipment);
      case Standing.NotBought() ->
          transactions
              .releases()
              .releaseLeft(workspace, pending)
              .map(known -> transactions.answers().record(workspace, known, key));
      case Standing.Open open ->
          transactions.releases().doubt(workspace, pending, open.next(), key);
    };
  }

  /// Whether a request that buys it has not come to its end, here or at another engine.
  private boolean isUnderWay(Caller caller, Shipment pending) {
    return inFlight.isRequested(pending.id())
        || inHand.isElsewhere(caller.workspace(), pending.id());
  }

  private void requireOpen(Caller caller, Shipment pending) {
    if (pending.status() != ShipmentStatus.PENDING) {
      throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.SETTLE_NONE);
    }
    if (isUnderWay(caller, pending)
        || inFlight.isCalling(pending.id())
        || inHand.mayBuyFor(caller.workspace(), pending.id()).isPositive()) {
      throw ProblemException.tryLater(ProblemCode.CONFLICT, ShipmentWords.SETTLE_BUSY.of(), SOON);
    }
  }

  private void check(Caller caller, Shipment pending, HandSettlement word) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, word::check);
    var number = word.number();
    if (number.isEmpty()) {
      return;
    }
    var found = new Violations();
    int boxes = pending.consignment().pieces().size();
    if (word.labels().stream().map(PieceLabel::trackingNumber).distinct().count() != boxes
        || word.labels().size() != boxes) {
      found.add("trackingNumbers", PieceWords.NUMBERS, boxes);
    }
    if (!TrackingNumbers.mayBe(number.get(), pending.carrier())) {
      found.add("trackingNumber", ShipmentWords.SETTLE_NUMBER_OTHER);
    } else if (shipments.isTaken(caller, number.get())) {
      found.add("trackingNumber", ShipmentWords.SETTLE_NUMBER_TAKEN);
    }
    found.throwAs(ProblemCode.INVALID_REQUEST);
  }

  /// The acceptance of a label that only a person knows of; everything else is left empty.
  private Acceptance acceptance(Caller caller, Shipment pending, HandSettlement word) {
    return new Acceptance(
            word.number().orElseThrow(),
            Map.of(),
            LocalDate.ofInstant(pending.createdAt(), zone),
            null,
            clock.now(caller.workspace()))
        .in(word.labels());
  }
}
