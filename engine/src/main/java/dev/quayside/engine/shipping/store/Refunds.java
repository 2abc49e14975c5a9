package dev.quayside.engine.shipping.store;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.time.Instant;

/// Adds refunds that are due to the wallet, each exactly once.
public final class Refunds {

  private final Database database;
  private final Wallets wallets;
  private final LabelEventLog events;
  private final WorkspaceClock clock;
  private final ShipmentStore store = new ShipmentStore();

  /// Whether some are due, for a {@link dev.quayside.engine.platform.lease.Question}.
  public static String areDue() {
    return SettlementStore.IS_REFUND_DUE;
  }

  public Refunds(Database database, Wallets wallets, LabelEventLog events, WorkspaceClock clock) {
    this.database = database;
    this.wallets = wallets;
    this.events = events;
    this.clock = clock;
  }

  /// @return the number of refunds added to the wallet
  public int settleDue(WorkspaceId workspace) {
    var at = clock.now(workspace);
    var due = database.readOnce(tx -> store.refundsDue(tx, workspace, at));
    return (int) due.stream().filter(shipment -> settle(workspace, shipment, at)).count();
  }

  private boolean settle(WorkspaceId workspace, Shipment shipment, Instant at) {
    var data = events.data(workspace);
    return database.write(
        tx -> {
          boolean mine = store.refunded(tx, workspace, shipment.id(), at);
          if (mine) {
            wallets.refund(
                tx,
                workspace,
                shipment.terms().billing(),
                shipment.price(),
                shipment.id(),
                ShipmentWords.REFUND_OF.of(shipment.trackingNumber().orElse(shipment.id())));
            var refunded = store.byId(tx, workspace, shipment.id()).orElseThrow();
            events.append(tx, workspace, EventType.REFUND_REFUNDED, refunded, data.apply(refunded));
          }
          return mine;
        });
  }
}
