package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.engine.shipping.shipment.ShipmentWords;
import java.time.Duration;

/// Records what a request for a label is answered with.
public record PurchaseAnswers(Database database, WorkspaceClock clock) {

  private static final Duration TRY_AGAIN = Duration.ofSeconds(5);
  private static final SettlementStore SETTLEMENTS = new SettlementStore();
  private static final ShipmentStore SHIPMENTS = new ShipmentStore();

  /// Records how a shipment stands. A purchase that is still open counts as told from then on: it
  /// is settled or given up, and never removed.
  ///
  /// @return the shipment as it was recorded, which may have been settled meanwhile
  /// @throws ProblemException `CONFLICT` when it was found meanwhile that nothing was bought
  public Shipment record(WorkspaceId workspace, Shipment settled, RequestKey<Shipment> key) {
    var answer = key.answer(settled);
    boolean recorded =
        database.write(
            tx -> {
              boolean stands = stands(tx, workspace, settled);
              if (stands) {
                answer.keep(tx);
              }
              return stands;
            });
    return recorded ? settled : record(workspace, settledSince(workspace, settled), key);
  }

  private boolean stands(Tx tx, WorkspaceId workspace, Shipment settled) {
    return settled.status() != ShipmentStatus.PENDING
        || SETTLEMENTS.tell(tx, workspace, settled.id(), clock.now(workspace));
  }

  private Shipment settledSince(WorkspaceId workspace, Shipment pending) {
    return database
        .read(tx -> SHIPMENTS.byId(tx, workspace, pending.id()))
        .orElseThrow(
            () ->
                ProblemException.tryLater(
                    ProblemCode.CONFLICT, ShipmentWords.SETTLE_BUSY.of(), TRY_AGAIN));
  }
}
