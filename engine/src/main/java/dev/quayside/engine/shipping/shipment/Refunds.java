package dev.quayside.engine.shipping.shipment;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.Database;
import java.time.Instant;
import java.util.function.Function;

/// Brings refunds that are due into the wallet, once each.
public final class Refunds {

  private final Database database;
  private final Wallets wallets;
  private final Function<WorkspaceId, Instant> now;
  private final ShipmentStore store = new ShipmentStore();

  public Refunds(Database database, Wallets wallets, Function<WorkspaceId, Instant> now) {
    this.database = database;
    this.wallets = wallets;
    this.now = now;
  }

  /// @return how many refunds reached the wallet
  public int settleDue(WorkspaceId workspace) {
    var at = now.apply(workspace);
    var due = database.read(tx -> store.refundsDue(tx, workspace, at));
    return (int) due.stream().filter(shipment -> settle(workspace, shipment, at)).count();
  }

  private boolean settle(WorkspaceId workspace, Shipment shipment, Instant at) {
    return database.write(
        tx -> {
          boolean mine = store.refunded(tx, workspace, shipment.id(), at);
          if (mine) {
            wallets.refund(
                tx,
                workspace,
                shipment.price(),
                shipment.id(),
                "Refund of " + shipment.trackingNumber().orElse(shipment.id()));
          }
          return mine;
        });
  }
}
