package dev.quayside.engine.shipping.store;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.message.Message;

/// The price of a label in the workspace's wallet. A label that others pay for never moves it.
record LabelMoney(Wallets wallets) {

  /// @throws ProblemException `INSUFFICIENT_BALANCE`
  void hold(Tx tx, Caller caller, Shipment pending) {
    if (!pending.isBilledElsewhere()) {
      wallets.hold(tx, caller, pending.terms().billing(), pending.price());
    }
  }

  /// Holds the price of a label whose money was released, though it was sold after all.
  ///
  /// @return false when the money has been spent meanwhile
  boolean holdAgain(Tx tx, WorkspaceId workspace, Shipment pending) {
    return pending.isBilledElsewhere()
        || wallets.holdAgain(tx, workspace, pending.terms().billing(), pending.price());
  }

  void charge(Tx tx, WorkspaceId workspace, Shipment bought) {
    if (!bought.isBilledElsewhere()) {
      var description =
          Message.said(bought.serviceName() + " " + bought.trackingNumber().orElse(""));
      wallets.charge(
          tx, workspace, bought.terms().billing(), bought.price(), bought.id(), description);
    }
  }

  void release(Tx tx, WorkspaceId workspace, Shipment pending) {
    if (!pending.isBilledElsewhere()) {
      wallets.release(tx, workspace, pending.terms().billing(), pending.price());
    }
  }
}
