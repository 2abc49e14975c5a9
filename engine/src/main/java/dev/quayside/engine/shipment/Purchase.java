package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.InDoubtException;
import dev.quayside.engine.carrier.Patience;
import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.ProblemException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Function;

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

  private final Offers offers;
  private final Patience buying;
  private final PurchaseBooks books;
  private final Reconciler reconciler;
  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;

  Purchase(
      Offers offers,
      Patience buying,
      PurchaseBooks books,
      Reconciler reconciler,
      Ids ids,
      Function<WorkspaceId, Instant> now) {
    this.offers = offers;
    this.buying = buying;
    this.books = books;
    this.reconciler = reconciler;
    this.ids = ids;
    this.now = now;
  }

  /// @return the bought shipment, or one in `PENDING` when the carrier did not answer
  /// @throws ProblemException when nothing was bought: see decisions section 4 for the order of the
  ///   checks
  public Shipment buy(Caller caller, Order order, Receipt<Shipment> receipt) {
    var workspace = caller.workspace();
    var offer = offers.of(caller, order);
    var pending = pending(workspace, offer, order);
    try (var _ = reconciler.keepOff(pending)) {
      books.intend(caller, pending, offer.chosenFrom(), receipt);
      return tender(workspace, offer, pending, receipt);
    }
  }

  private Shipment tender(
      WorkspaceId workspace, Offer offer, Shipment pending, Receipt<Shipment> receipt) {
    try {
      var acceptance = asked(offer.carrier(), pending);
      return books.accept(
          workspace,
          pending,
          offer.chosenFrom(),
          acceptance,
          offer.carrier().profile().voidWindow(),
          receipt);
    } catch (ProblemException refused) {
      books.release(workspace, pending);
      throw refused;
    } catch (InDoubtException silent) {
      return reconciler
          .found(workspace, offer.carrier(), pending, receipt)
          .orElseGet(() -> books.doubt(workspace, pending, receipt));
    }
  }

  /// A carrier that does not answer in time has left the purchase in doubt. Its call may still be
  /// open then, and may still buy: the reconciler is told when it ends.
  private Acceptance asked(Carrier carrier, Shipment pending) {
    var call = reconciler.calling(pending);
    return buying.ask(
        carrier,
        () -> {
          try (call) {
            return carrier.purchase(pending.tender());
          }
        },
        InDoubtException::new);
  }

  private Shipment pending(WorkspaceId workspace, Offer offer, Order order) {
    var at = now.apply(workspace).truncatedTo(ChronoUnit.MILLIS);
    return new Shipment(
        ids.next(IdKind.SHIPMENT),
        ids.next(IdKind.LABEL),
        ShipmentStatus.PENDING,
        offer.carrier().profile().code(),
        offer.quote().service(),
        offer.quote().serviceName(),
        offer.consignment(),
        order.labelFormat(),
        offer.quote().amount(),
        null,
        at,
        at,
        null,
        null,
        null,
        null);
  }
}
