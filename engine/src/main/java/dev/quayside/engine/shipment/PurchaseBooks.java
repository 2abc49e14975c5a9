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
import dev.quayside.engine.wallet.Wallets;
import java.time.Duration;
import java.time.Instant;
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
    database.write(
        tx -> {
          wallets.hold(tx, caller, pending.price());
          store.insertPending(tx, workspace, pending, chosenFrom);
          receipt.claim(tx, pending.id());
          events.shipmentChanged(tx, workspace, pending.id());
          return true;
        });
  }

  /// The carrier took it. Doing this twice changes nothing the second time.
  Shipment accept(
      WorkspaceId workspace,
      Shipment pending,
      Acceptance acceptance,
      Duration voidWindow,
      Receipt<Shipment> receipt) {
    var at = now.apply(workspace);
    var voidableUntil = pending.createdAt().plus(voidWindow);
    return database.write(
        tx -> {
          boolean mine = store.accept(tx, workspace, pending.id(), acceptance, voidableUntil, at);
          var bought = store.byId(tx, workspace, pending.id()).orElseThrow();
          if (mine) {
            var artwork = acceptance.artwork();
            if (artwork != null) {
              files.keep(tx, pending.id(), artwork.bytes());
            }
            wallets.charge(tx, workspace, pending.price(), pending.id(), description(bought));
            events.append(
                tx,
                workspace,
                EventType.LABEL_CREATED,
                bought.id(),
                asEvent.apply(workspace, bought));
            follower.bought(tx, workspace, bought);
          }
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
