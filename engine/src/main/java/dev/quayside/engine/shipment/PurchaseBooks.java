package dev.quayside.engine.shipment;

import dev.quayside.engine.carrier.Acceptance;
import dev.quayside.engine.event.EventType;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.idempotency.Idempotency;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.rate.Rate;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.engine.wallet.Wallets;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// The transactions of a purchase. Each is all or nothing: money, shipment, event and the caller's
/// receipt move together.
final class PurchaseBooks {

  private final Database database;
  private final Wallets wallets;
  private final Events events;
  private final Idempotency idempotency;
  private final Function<WorkspaceId, Instant> now;
  private final BiFunction<WorkspaceId, Shipment, String> asEvent;
  private final Follower follower;
  private final ShipmentStore store = new ShipmentStore();
  private final LabelFileStore files = new LabelFileStore();

  PurchaseBooks(
      Database database,
      Wallets wallets,
      Events events,
      Idempotency idempotency,
      Function<WorkspaceId, Instant> now,
      BiFunction<WorkspaceId, Shipment, String> asEvent,
      Follower follower) {
    this.database = database;
    this.wallets = wallets;
    this.events = events;
    this.idempotency = idempotency;
    this.now = now;
    this.asEvent = asEvent;
    this.follower = follower;
  }

  /// Before the carrier is asked: the money is held, and a crash finds what was meant.
  void intend(Caller caller, Shipment pending, List<Rate> chosenFrom, Receipt<Shipment> receipt) {
    var workspace = caller.workspace();
    var row = PendingRow.of(pending, chosenFrom);
    database.write(
        tx -> {
          wallets.hold(tx, caller, pending.price());
          store.insertPending(tx, workspace, row);
          receipt.claim(tx, pending.id());
          events.shipmentChanged(tx, workspace, pending.id());
          return true;
        });
  }

  /// The carrier took what was just intended. Doing this twice changes nothing the second time.
  ///
  /// @param chosenFrom what {@link #intend} wrote down
  Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      List<Rate> chosenFrom,
      Acceptance acceptance,
      Duration voidWindow,
      Receipt<Shipment> receipt) {
    return accept(workspace, pending, acceptance, voidWindow, receipt, _ -> chosenFrom);
  }

  /// As {@link #accept}, for an intent whose purchase was in doubt.
  Shipment acceptLate(
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
    var at = now.apply(workspace).truncatedTo(ChronoUnit.MILLIS);
    var voidableUntil = pending.createdAt().plus(voidWindow);
    var words = acceptance.words();
    var bought = pending.accepted(words, voidableUntil, at);
    var row = AcceptedRow.of(bought.id(), words, voidableUntil, at);
    var told = asEvent.apply(workspace, bought);
    return database.write(
        tx -> {
          if (!store.accept(tx, workspace, row)) {
            var already = store.byId(tx, workspace, pending.id()).orElseThrow();
            receipt.settle(tx, already);
            return already;
          }
          var artwork = acceptance.artwork();
          if (artwork != null) {
            files.keep(tx, workspace, bought.id(), artwork.bytes());
          }
          wallets.charge(tx, workspace, bought.price(), bought.id(), description(bought));
          events.append(tx, workspace, EventType.LABEL_CREATED, bought.id(), told);
          follower.bought(tx, workspace, bought, chosenFrom.apply(tx));
          receipt.settle(tx, bought);
          return bought;
        });
  }

  /// The carrier is silent: whoever asked is told `pending`, and gets the same answer again.
  Shipment doubt(WorkspaceId workspace, Shipment pending, Receipt<Shipment> receipt) {
    return database.write(
        tx -> {
          store.doubt(tx, workspace, pending.id(), now.apply(workspace));
          var doubted = store.byId(tx, workspace, pending.id()).orElseThrow();
          receipt.settle(tx, doubted);
          events.shipmentChanged(tx, workspace, pending.id());
          return doubted;
        });
  }

  /// The carrier certainly did not take it: the money is free again, and the key may be used
  /// afresh.
  void release(WorkspaceId workspace, Shipment pending) {
    database.write(
        tx -> {
          boolean open =
              store.deleteUntold(tx, workspace, pending.id())
                  || store.abandon(tx, workspace, pending.id(), now.apply(workspace));
          if (open) {
            wallets.release(tx, workspace, pending.price());
            idempotency.forget(tx, workspace, pending.id());
            events.shipmentChanged(tx, workspace, pending.id());
          }
          return open;
        });
  }

  private static String description(Shipment bought) {
    return bought.serviceName() + " " + bought.trackingNumber().orElse("");
  }
}
