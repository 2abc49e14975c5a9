package dev.quayside.engine.shipment;

import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.rate.Rate;
import dev.quayside.engine.store.Tx;
import java.util.List;

/// Who follows a shipment's life from its label on, in the very transactions that change it.
public interface Follower {

  /// The carrier took it: it has a tracking number now.
  ///
  /// @param chosenFrom what else was on offer; empty when nothing was compared
  default void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {}

  /// The carrier voided its label.
  default void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {}

  /// All of them as one.
  static Follower all(List<Follower> followers) {
    return new Follower() {
      @Override
      public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
        followers.forEach(follower -> follower.bought(tx, workspace, shipment, chosenFrom));
      }

      @Override
      public void cancelled(Tx tx, WorkspaceId workspace, Shipment shipment) {
        followers.forEach(follower -> follower.cancelled(tx, workspace, shipment));
      }
    };
  }
}
