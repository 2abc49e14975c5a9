package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.BatchLimits;

/// The access of the batch limits to the engine of this process.
public record BatchLimitsGateway(WorkspaceEngine place) {

  BatchLimits limits() {
    return estimates().limits(place.caller());
  }

  BatchLimits keep(BatchLimits limits) {
    estimates().keep(place.caller(), limits);
    return limits;
  }

  private BatchEstimates estimates() {
    return place.engine().ordering().batchEstimates();
  }
}
