package dev.quayside.engine.shipping.store;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The transactions of a purchase. Each is all or nothing: money, shipment, event and the caller's
/// receipt move together.
public final class PurchaseTransactions {

  private final Database database;
  private final Wallets wallets;
  private final Events events;
  private final Idempotency idempotency;
  private final WorkspaceClock clock;
  private final BiFunction<WorkspaceId, Shipment, String> asEvent;
  private final ShipmentListener listener;
  private final InFlight inFlight;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();
  private final ShipmentDocumentStore documents = new ShipmentDocumentStore();
  private final LabelCodeStore codes = new LabelCodeStore();

  public PurchaseTransactions(
      Database database,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      WorkspaceClock clock,
      BiFunction<WorkspaceId, Shipment, String> asEvent,
      ShipmentListener listener,
      InFlight inFlight) {
    this.database = database;
    this.wallets = wallets;
    this.events = events;
    this.idempotency = idempotency;
    this.clock = clock;
    this.asEvent = asEvent;
    this.listener = listener;
    this.inFlight = inFlight;
  }

  /// Before the carrier is asked: the money is held, and a crash finds what was meant.
  ///
  /// @param again whether the sender's reference may have an earlier purchase in doubt
  /// @throws ProblemException `INSUFFICIENT_BALANCE`, `DUPLICATE_SHIPMENT`
  public void intend(
      Caller caller,
      Shipment pending,
      List<Rate> chosenFrom,
      boolean again,
      Receipt<Shipment> receipt) {
    var workspace = caller.workspace();
    var row = PendingRow.of(pending, chosenFrom);
    var reference = pending.consignment().reference();
    database.write(
        tx -> {
          if (reference != null && !again) {
            refuseSecond(tx, workspace, reference);
          }
          wallets.hold(tx, caller, pending.terms().billing(), pending.price());
          store.insertPending(tx, workspace, row);
          receipt.claim(tx, pending.id());
          events.shipmentChanged(tx, workspace, pending.id());
          return true;
        });
  }

  /// The carrier took what was just intended. Doing this twice changes nothing the second time.
  ///
  /// @param chosenFrom what {@link #intend} wrote down
  public Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      List<Rate> chosenFrom,
      Acceptance acceptance,
      Duration voidWindow,
      Receipt<Shipment> receipt) {
    return accept(workspace, pending, acceptance, voidWindow, receipt, _ -> chosenFrom);
  }

  /// As {@link #accept}, for an intent whose purchase was in doubt.
  public Shipment acceptLate(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Duration voidWindow,
      Receipt<Shipment> receipt) {
    return accept(
        workspace,
        pending,
        acceptance,
        voidWindow,
        receipt,
        tx -> store.chosenFrom(tx, workspace, pending.id()));
  }

  private Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Duration voidWindow,
      Receipt<Shipment> receipt,
      Function<Tx, List<Rate>> chosenFrom) {
    var at = clock.now(workspace).truncatedTo(ChronoUnit.MILLIS);
    var voidableUntil = pending.createdAt().plus(voidWindow);
    var words = acceptance.words();
    var bought = pending.accepted(acceptance, voidableUntil, at);
    var row = AcceptedRow.of(bought, words, voidableUntil, at);
    var told = asEvent.apply(workspace, bought);
    return database.write(
        tx -> {
          if (!store.accept(tx, workspace, row)) {
            var already = store.byId(tx, workspace, pending.id()).orElseThrow();
            receipt.settle(tx, already);
            return already;
          }
          codes.put(tx, workspace, bought.id(), words.codes());
          for (var document : acceptance.documents()) {
            documents.keep(tx, workspace, bought.id(), document, at);
          }
          wallets.charge(
              tx,
              workspace,
              bought.terms().billing(),
              bought.price(),
              bought.id(),
              description(bought));
          events.append(tx, workspace, EventType.LABEL_CREATED, bought.id(), told);
          var offered = chosenFrom.apply(tx);
          listener.bought(tx, workspace, bought, offered);
          store.keepChosen(tx, workspace, bought, offered);
          receipt.settle(tx, bought);
          return bought;
        });
  }

  /// The carrier is silent: whoever asked is told `pending`, and gets the same answer again.
  public Shipment doubt(
      WorkspaceId workspace, Shipment pending, Settlement next, Receipt<Shipment> receipt) {
    return database.write(
        tx -> {
          if (settlements.put(tx, workspace, pending.id(), next, clock.now(workspace))) {
            events.shipmentChanged(tx, workspace, pending.id());
          }
          var doubted = store.byId(tx, workspace, pending.id()).orElseThrow();
          receipt.settle(tx, doubted);
          return doubted;
        });
  }

  /// The carrier certainly did not take it: the money is free again, and the key may be used
  /// afresh. An intent nobody was told about leaves no trace.
  public void release(WorkspaceId workspace, Shipment pending) {
    database.write(
        tx -> {
          if (store.deleteUntold(tx, workspace, pending.id())) {
            free(tx, workspace, pending);
            events.shipmentChanged(tx, workspace, pending.id());
          } else {
            abandon(tx, workspace, pending);
          }
          return true;
        });
  }

  /// As {@link #release}, for somebody who knows of the label: it stays, cancelled.
  public Shipment abandon(WorkspaceId workspace, Shipment pending, Receipt<Shipment> receipt) {
    return database.write(
        tx -> {
          abandon(tx, workspace, pending);
          var abandoned = store.byId(tx, workspace, pending.id()).orElseThrow();
          receipt.settle(tx, abandoned);
          return abandoned;
        });
  }

  /// A retry gets what its first try has led to meanwhile.
  public Shipment answer(Shipment settled, Receipt<Shipment> receipt) {
    return database.write(
        tx -> {
          receipt.settle(tx, settled);
          return settled;
        });
  }

  private void abandon(Tx tx, WorkspaceId workspace, Shipment pending) {
    if (store.abandon(tx, workspace, pending.id(), clock.now(workspace))) {
      free(tx, workspace, pending);
      var abandoned = store.byId(tx, workspace, pending.id()).orElseThrow();
      events.append(
          tx,
          workspace,
          EventType.LABEL_CANCELLED,
          abandoned.id(),
          asEvent.apply(workspace, abandoned));
    }
  }

  private void free(Tx tx, WorkspaceId workspace, Shipment pending) {
    wallets.release(tx, workspace, pending.terms().billing(), pending.price());
    idempotency.forget(tx, workspace, pending.id());
  }

  /// A purchase in doubt is not made a second time under another key.
  private void refuseSecond(Tx tx, WorkspaceId workspace, String reference) {
    settlements.pending(tx, workspace, reference).stream()
        .filter(earlier -> !inFlight.isRequested(earlier.id()))
        .findFirst()
        .ifPresent(
            earlier -> {
              throw new ProblemException(
                  new Problem.Invalid(
                      ProblemCode.DUPLICATE_SHIPMENT,
                      ShipmentWords.PURCHASE_SECOND.of(reference),
                      earlier.named()));
            });
  }

  private static Message description(Shipment bought) {
    return Message.said(bought.serviceName() + " " + bought.trackingNumber().orElse(""));
  }
}
