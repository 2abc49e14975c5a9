package dev.quayside.app.screen.orders.change;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.bulk.BulkChanges;
import dev.quayside.engine.order.bulk.BulkResult;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// Changes many orders by the same service as the API, for one workspace; called off the window's
/// thread.
public record ChangeGateway(WorkspaceEngine place) {

  /// @throws ProblemException `INVALID_REQUEST` naming what no order can be
  BulkResult change(List<String> orderIds, BulkChange change) {
    return bulk().change(place.caller(), orderIds, change, RequestKey.none());
  }

  /// @param bulk by what the change can be undone
  /// @throws ProblemException `CONFLICT` when it no longer can
  BulkResult undo(String bulk) {
    return bulk().undo(place.caller(), bulk, RequestKey.none());
  }

  private BulkChanges bulk() {
    return place.engine().ordering().desk().bulk();
  }
}
