package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Settlement;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// Ends purchases that no label came of, and marks those of which that is not known yet.
public final class Releases {

  private final Database database;
  private final WorkspaceClock clock;
  private final LabelMoney money;
  private final LabelEventLog events;
  private final ShipmentListener listener;
  private final InHand inHand;
  private final Idempotency idempotency;
  private final PurchaseAnswers answers;
  private final ShipmentStore store = new ShipmentStore();
  private final SettlementStore settlements = new SettlementStore();

  Releases(
      Database database,
      WorkspaceClock clock,
      LabelMoney money,
      LabelEventLog events,
      ShipmentListener listener,
      InHand inHand,
      Idempotency idempotency) {
    this.database = database;
    this.clock = clock;
    this.money = money;
    this.events = events;
    this.listener = listener;
    this.inHand = inHand;
    this.idempotency = idempotency;
    this.answers = new PurchaseAnswers(database, clock);
  }

  /// Marks a purchase as in doubt, since the carrier did not answer. The caller gets `pending`, and
  /// so does its retry.
  ///
  /// @return how the shipment stands; empty when it was found meanwhile that nothing was bought
  public Optional<Shipment> doubt(
      WorkspaceId workspace, Shipment pending, Settlement next, RequestKey<Shipment> key) {
    var asker = inHand.asker(pending.id());
    return database
        .write(
            tx -> {
              if (settlements.put(tx, workspace, pending.id(), next, asker, clock.now(workspace))) {
                events.changed(tx, workspace, pending.id());
              }
              return store.byId(tx, workspace, pending.id());
            })
        .map(doubted -> answers.record(workspace, doubted, key));
  }

  /// Ends a purchase that the carrier certainly did not make. The money is released, and the
  /// idempotency key may be used again. An intent that no caller was told of is deleted.
  ///
  /// @return the shipment where another engine knows better; empty when nothing was bought
  public Optional<Shipment> release(WorkspaceId workspace, Shipment pending) {
    return release(workspace, pending, _ -> {});
  }

  /// Ends like {@link #release} a purchase whose request is over, so that no caller is left to note
  /// it with the orders in the parcel: they are to be shipped again in the same transaction, and a
  /// retry that finds its key free finds them free too.
  public Optional<Shipment> releaseLeft(WorkspaceId workspace, Shipment pending) {
    return release(workspace, pending, tx -> listener.givenUp(tx, workspace, pending));
  }

  private Optional<Shipment> release(WorkspaceId workspace, Shipment pending, Consumer<Tx> untold) {
    var data = events.data(workspace);
    var asker = inHand.asker(pending.id());
    return database.write(
        tx -> {
          if (store.deleteUntold(tx, workspace, pending.id(), asker)) {
            free(tx, workspace, pending);
            untold.accept(tx);
            events.changed(tx, workspace, pending.id());
            return Optional.empty();
          }
          if (abandon(tx, workspace, pending, asker, data)) {
            return Optional.empty();
          }
          return store
              .byId(tx, workspace, pending.id())
              .filter(each -> each.status() != ShipmentStatus.CANCELLED);
        });
  }

  /// Ends a purchase like {@link #release}, for a caller that knows of the label: it stays, as
  /// cancelled.
  public Shipment abandon(WorkspaceId workspace, Shipment pending, RequestKey<Shipment> key) {
    var data = events.data(workspace);
    var asker = inHand.asker(pending.id());
    var left =
        database.write(
            tx -> {
              abandon(tx, workspace, pending, asker, data);
              key.begin(tx, pending.id());
              return store.byId(tx, workspace, pending.id()).orElseThrow();
            });
    return answers.record(workspace, left, key);
  }

  private boolean abandon(
      Tx tx,
      WorkspaceId workspace,
      Shipment pending,
      InHand.Asker asker,
      Function<Shipment, String> data) {
    boolean mine = store.abandon(tx, workspace, pending.id(), clock.now(workspace), asker);
    if (mine) {
      free(tx, workspace, pending);
      var abandoned = store.byId(tx, workspace, pending.id()).orElseThrow();
      events.append(tx, workspace, EventType.LABEL_CANCELLED, abandoned, data.apply(abandoned));
      listener.givenUp(tx, workspace, abandoned);
    }
    return mine;
  }

  private void free(Tx tx, WorkspaceId workspace, Shipment pending) {
    money.release(tx, workspace, pending);
    idempotency.forget(tx, workspace, pending.id());
  }
}
