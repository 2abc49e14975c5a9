package dev.quayside.engine.shipping.voiding;

import dev.quayside.engine.account.user.UserRules;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Actor;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CallDeadline;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.engine.shipping.store.VoidTransactions;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Cancels an unused label: the carrier voids it and the money is refunded.
///
/// A void is stored before the carrier is asked, like a purchase. After a crash or without an
/// answer `Reconciler` asks again. The carrier's answer counts then, even if the void window has
/// ended meanwhile.
public final class Voids {

  private static final Logger LOG = LoggerFactory.getLogger(Voids.class);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(50);

  private final Shipments shipments;
  private final Carriers carriers;
  private final CallDeadline asking;
  private final VoidTransactions transactions;
  private final InFlight inFlight;
  private final WorkspaceClock clock;
  private final Settings settings;

  public Voids(
      Shipments shipments,
      Carriers carriers,
      CallDeadline asking,
      VoidTransactions transactions,
      InFlight inFlight,
      WorkspaceClock clock,
      Settings settings) {
    this.shipments = shipments;
    this.carriers = carriers;
    this.asking = asking;
    this.transactions = transactions;
    this.inFlight = inFlight;
    this.clock = clock;
    this.settings = settings;
  }

  /// @throws ProblemException `LABEL_ALREADY_CANCELLED`, `VOID_WINDOW_EXPIRED`, `NOT_FOUND`;
  ///   `FORBIDDEN` for a packer when the label costs more than the owner's limit; `CONFLICT` while
  ///   the purchase is in doubt; `CARRIER_UNAVAILABLE` when the carrier did nothing, or did not
  ///   answer: the void stays open then, see {@link Shipment#settlement}
  public Shipment cancel(Caller caller, String shipmentId, RequestKey<Shipment> key) {
    var deadline = System.nanoTime() + LONGEST_WAIT.toNanos();
    var done = attempt(caller, shipmentId, key);
    while (done.isEmpty()) {
      if (System.nanoTime() - deadline > 0) {
        throw ProblemException.tryLater(
            ProblemCode.CONFLICT, ShipmentWords.SETTLE_BUSY.of(), TRY_AGAIN);
      }
      LockSupport.parkNanos(LOOK_AGAIN.toNanos());
      done = attempt(caller, shipmentId, key);
    }
    return done.get();
  }

  /// Empty while the carrier is being asked for another caller: what it says decides.
  private Optional<Shipment> attempt(Caller caller, String shipmentId, RequestKey<Shipment> key) {
    transactions.bookKept(shipmentId);
    var label = shipments.get(caller, shipmentId);
    if (key.interrupted().isPresent() && label.status() == ShipmentStatus.CANCELLED) {
      return Optional.of(transactions.answer(label, key));
    }
    if (!isBegun(label)) {
      checkCancellable(caller, label);
      checkLimit(caller, label);
    }
    var carrier = carriers.require(caller, label.carrier());
    return inFlight
        .alone(label.id())
        .flatMap(
            flight -> {
              try (flight) {
                return begin(caller, carrier, label, key);
              }
            });
  }

  private Optional<Shipment> begin(
      Caller caller, Carrier carrier, Shipment label, RequestKey<Shipment> key) {
    return switch (transactions.intend(caller.workspace(), label, key)) {
      case VoidTransactions.Begun.Mine(int turn) ->
          Optional.of(asked(caller.workspace(), carrier, label, turn, key));
      case VoidTransactions.Begun.Busy() -> Optional.empty();
      case VoidTransactions.Begun.Gone() -> throw alreadyCancelled();
    };
  }

  /// Who finishes an open void: the engine, for the person who asked for it.
  public Actor finishing(Caller caller, Shipment open) {
    return transactions.finishing(caller.workspace(), open.id());
  }

  /// Asks the carrier again about an open void.
  ///
  /// @return whether the carrier answered
  public boolean askAgain(Caller caller, Shipment open, Settlement settlement) {
    if (transactions.bookKept(open.id())) {
      return true;
    }
    var workspace = caller.workspace();
    var carrier = carriers.find(caller, open.carrier());
    if (carrier.isEmpty()) {
      LOG.warn("the void of {} waits: carrier {} is not configured", open.id(), open.carrier());
      transactions.doubt(workspace, open, settlement.unanswered(clock.now(workspace)));
      return true;
    }
    try {
      settle(workspace, open, settlement, answer(carrier.get(), open));
      return true;
    } catch (InDoubtException | ProblemException silent) {
      LOG.info("{} cannot tell about the void of {} yet", open.carrier(), open.id());
      transactions.doubt(workspace, open, settlement.unanswered(clock.now(workspace)));
      return false;
    }
  }

  private void settle(
      WorkspaceId workspace, Shipment open, Settlement settlement, VoidAnswer answer) {
    if (open.status() == ShipmentStatus.CANCELLED) {
      transactions.decide(workspace, open, answer);
    } else if (answer instanceof VoidAnswer.Refused(var reason)) {
      LOG.info("{} did not void {}: {}", open.carrier(), open.id(), reason);
      transactions.withdraw(workspace, open, settlement, RequestKey.none());
    } else {
      transactions.cancel(workspace, open, answer, RequestKey.none());
    }
  }

  private Shipment asked(
      WorkspaceId workspace, Carrier carrier, Shipment label, int turn, RequestKey<Shipment> key) {
    var open = begun(workspace, label).in(turn);
    var answer = answered(workspace, carrier, label, open, key);
    if (answer instanceof VoidAnswer.Refused(var reason)) {
      transactions.withdraw(workspace, label, open, key);
      throw ProblemException.refused(ProblemCode.VOID_WINDOW_EXPIRED, reason);
    }
    return transactions.cancel(workspace, label, answer, key).orElseThrow(Voids::alreadyCancelled);
  }

  private VoidAnswer answered(
      WorkspaceId workspace,
      Carrier carrier,
      Shipment label,
      Settlement open,
      RequestKey<Shipment> key) {
    try {
      return answer(carrier, label);
    } catch (InDoubtException silent) {
      transactions.doubt(workspace, label, open.unanswered(clock.now(workspace)));
      throw ProblemException.tryLater(
          ProblemCode.CARRIER_UNAVAILABLE,
          ShipmentWords.VOID_STAYS_OPEN.of(silent.said()),
          TRY_AGAIN);
    } catch (ProblemException nothingDone) {
      if (isBegun(label)) {
        transactions.doubt(workspace, label, open.unanswered(clock.now(workspace)));
      } else {
        transactions.withdraw(workspace, label, open, key);
      }
      throw nothingDone;
    }
  }

  private VoidAnswer answer(Carrier carrier, Shipment label) {
    var issued = label.issued().orElseThrow();
    return asking.ask(carrier, () -> carrier.voidLabel(issued), InDoubtException::new);
  }

  private Settlement begun(WorkspaceId workspace, Shipment label) {
    var open = label.settlement();
    return open == null ? Settlement.begun(Settlement.Kind.VOID, clock.now(workspace)) : open;
  }

  /// Whether a void was begun that the carrier has not answered yet.
  private static boolean isBegun(Shipment label) {
    var open = label.settlement();
    return open != null
        && open.kind() == Settlement.Kind.VOID
        && label.status() != ShipmentStatus.CANCELLED;
  }

  private void checkCancellable(Caller caller, Shipment label) {
    switch (label.status()) {
      case CANCELLED -> throw alreadyCancelled();
      case PENDING ->
          throw ProblemException.refused(ProblemCode.CONFLICT, ShipmentWords.VOID_PENDING);
      case IN_TRANSIT, DELIVERED, EXCEPTION, RETURNED ->
          throw ProblemException.refused(
              ProblemCode.VOID_WINDOW_EXPIRED, ShipmentWords.VOID_SCANNED);
      case CREATED -> checkWindow(caller, label);
    }
  }

  private void checkWindow(Caller caller, Shipment label) {
    if (VoidWindow.isOver(label, clock.now(caller.workspace()))) {
      throw ProblemException.refused(
          ProblemCode.VOID_WINDOW_EXPIRED,
          ShipmentWords.VOID_LATE,
          Objects.requireNonNull(label.voidableUntil()));
    }
  }

  /// A packer voids labels up to the price that the owner has set.
  private void checkLimit(Caller caller, Shipment label) {
    if (!Acting.may(Right.VOID_ANY) && !UserRules.of(settings, caller).lets(label.price())) {
      throw Acting.refused(Right.VOID_ANY);
    }
  }

  private static ProblemException alreadyCancelled() {
    return ProblemException.refused(
        ProblemCode.LABEL_ALREADY_CANCELLED, ShipmentWords.VOID_ALREADY);
  }
}
