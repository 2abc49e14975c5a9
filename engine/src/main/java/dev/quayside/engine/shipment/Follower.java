package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.store.Tx;

/// Who follows a shipment's life from its label on, in the very transactions that change it.
public interface Follower {

  /// The carrier took it: it has a tracking number now.
  void bought(Tx tx, WorkspaceId workspace, Shipment shipment);

  /// The carrier voided its label.
  void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment);
}
