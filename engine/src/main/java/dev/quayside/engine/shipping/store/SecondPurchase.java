package dev.quayside.engine.shipping.store;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.InFlight;
import dev.quayside.engine.shipping.shipment.ShipmentWords;

/// Refuses a second purchase under another key while the first one with the same reference is in
/// doubt.
///
/// @param inFlight what this engine is buying
/// @param inHand what other engines are buying
record SecondPurchase(InFlight inFlight, InHand inHand) {

  private static final SettlementStore SETTLEMENTS = new SettlementStore();

  /// @throws ProblemException `DUPLICATE_SHIPMENT` naming the first one
  void refuse(Tx tx, WorkspaceId workspace, String reference) {
    SETTLEMENTS.pending(tx, workspace, reference).stream()
        .filter(earlier -> !inFlight.isRequested(earlier.id()))
        .filter(earlier -> !inHand.isElsewhere(tx, workspace, earlier.id()))
        // looked at once more: a purchase that ended since is at no engine, and not in doubt
        .filter(earlier -> SETTLEMENTS.isPending(tx, workspace, earlier.id()))
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
}
