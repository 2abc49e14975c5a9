package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Refund;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// The transactions of a void, as {@link PurchaseTransactions} has those of a purchase.
public final class VoidTransactions {

  private final Database database;
  private final Events events;
  private final WorkspaceClock clock;
  private final BiFunction<WorkspaceId, Shipment, String> asEvent;
  private final ShipmentListener listener;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();

  public VoidTransactions(
      Database database,
      Events events,
      WorkspaceClock clock,
      BiFunction<WorkspaceId, Shipment, String> asEvent,
      ShipmentListener listener) {
    this.database = database;
    this.events = events;
    this.clock = clock;
    this.asEvent = asEvent;
    this.listener = listener;
  }

  /// Before the carrier is asked: a crash finds what was meant. False when the label is cancelled
  /// already.
  public boolean intend(WorkspaceId workspace, Shipment label, Receipt<Shipment> receipt) {
    var at = clock.now(workspace);
    return database.write(
        tx -> {
          boolean begun = settlements.beginVoid(tx, workspace, label.id(), at);
          if (begun) {
            receipt.claim(tx, label.id());
          }
          return begun;
        });
  }

  /// The carrier took the void. Empty when the label was cancelled already.
  public Optional<Shipment> cancel(
      WorkspaceId workspace, Shipment label, VoidAnswer taken, Receipt<Shipment> receipt) {
    var at = clock.now(workspace);
    var decision = Decision.of(taken, at);
    return database.write(
        tx -> {
          if (!store.cancel(tx, workspace, label.id(), at, decision.status(), decision.dueAt())) {
            return Optional.empty();
          }
          settle(tx, workspace, label.id(), decision, at);
          return Optional.of(told(tx, workspace, label.id(), receipt));
        });
  }

  /// What the carrier says about the money of a label whose void it had only taken down.
  public void decide(WorkspaceId workspace, Shipment cancelled, VoidAnswer answer) {
    var at = clock.now(workspace);
    var decision = Decision.of(answer, at);
    database.write(
        tx -> {
          store.decideRefund(
              tx, workspace, cancelled.id(), decision.status(), decision.dueAt(), at);
          settle(tx, workspace, cancelled.id(), decision, at);
          events.shipmentChanged(tx, workspace, cancelled.id());
          if (decision.status() == Refund.Status.REJECTED) {
            refund(tx, workspace, store.byId(tx, workspace, cancelled.id()).orElseThrow());
          }
          return true;
        });
  }

  /// The carrier certainly did not void it: the label stays good.
  public void withdraw(WorkspaceId workspace, Shipment label, Receipt<Shipment> receipt) {
    database.write(
        tx -> {
          receipt.withdraw(tx);
          if (settlements.close(tx, workspace, label.id(), Settlement.Kind.VOID)) {
            events.shipmentChanged(tx, workspace, label.id());
          }
          return true;
        });
  }

  /// The carrier is silent: it is asked again.
  public void doubt(WorkspaceId workspace, Shipment label, Settlement next) {
    database.write(
        tx -> {
          if (settlements.put(tx, workspace, label.id(), next, clock.now(workspace))) {
            events.shipmentChanged(tx, workspace, label.id());
          }
          return true;
        });
  }

  /// A retry gets what its first try has led to meanwhile.
  public Shipment answer(Shipment cancelled, Receipt<Shipment> receipt) {
    return database.write(
        tx -> {
          receipt.settle(tx, cancelled);
          return cancelled;
        });
  }

  private void settle(Tx tx, WorkspaceId workspace, String id, Decision decision, Instant at) {
    if (decision.askAgain() == null) {
      settlements.close(tx, workspace, id, Settlement.Kind.VOID);
    } else {
      var open = Settlement.begun(Settlement.Kind.VOID, at.plus(decision.askAgain()));
      settlements.put(tx, workspace, id, open, at);
    }
  }

  private Shipment told(Tx tx, WorkspaceId workspace, String id, Receipt<Shipment> receipt) {
    var cancelled = store.byId(tx, workspace, id).orElseThrow();
    events.append(
        tx,
        workspace,
        EventType.LABEL_CANCELLED,
        cancelled.id(),
        asEvent.apply(workspace, cancelled));
    refund(tx, workspace, cancelled);
    listener.cancelled(tx, workspace, cancelled);
    receipt.settle(tx, cancelled);
    return cancelled;
  }

  private void refund(Tx tx, WorkspaceId workspace, Shipment cancelled) {
    var refund = cancelled.refund();
    if (refund != null) {
      var type =
          refund.status() == Refund.Status.REJECTED
              ? EventType.REFUND_REJECTED
              : EventType.REFUND_PENDING;
      events.append(tx, workspace, type, cancelled.id(), asEvent.apply(workspace, cancelled));
    }
  }

  /// What an answer means for the money.
  ///
  /// @param dueAt when it reaches the wallet; null when it does not, or nobody knows yet
  /// @param askAgain null when the carrier has decided
  private record Decision(
      Refund.Status status, @Nullable Instant dueAt, @Nullable Duration askAgain) {

    static Decision of(VoidAnswer answer, Instant at) {
      return switch (answer) {
        case VoidAnswer.Voided(var delay) ->
            new Decision(Refund.Status.PENDING, at.plus(delay), null);
        case VoidAnswer.Requested(var again) -> new Decision(Refund.Status.PENDING, null, again);
        case VoidAnswer.Unbilled() -> new Decision(Refund.Status.PENDING, at, null);
        case VoidAnswer.Refused(_) -> new Decision(Refund.Status.REJECTED, null, null);
      };
    }
  }
}
