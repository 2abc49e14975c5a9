package dev.quayside.engine.order;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.platform.store.Tx;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Asked in the transaction that takes pieces off an order, whether they may go.
@FunctionalInterface
public interface PieceGate {

  /// Lets everything go.
  PieceGate UNWATCHED = (_, _, _, _) -> null;

  /// @param order as it is in this transaction, and locked
  /// @return what of the pieces passed checks cover; null when none was due
  /// @throws dev.quayside.engine.base.problem.ProblemException `CHECK_REQUIRED` naming the pieces
  ///   that are missing
  @Nullable List<PackedItem> covered(
      Tx tx, WorkspaceId workspace, SalesOrder order, Packing packing);
}
