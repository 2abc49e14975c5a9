package dev.quayside.app.screen.settings.data;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;

/// The retention's access to the engine of this process.
public record EngineRetentionGateway(WorkspaceEngine place) implements RetentionGateway {

  @Override
  public State state() {
    var purges = place.engine().installation().purges();
    return new State(purges.retention(place.caller()), purges.last(place.caller()).orElse(null));
  }

  @Override
  public PurgeCount dryRun(Retention retention) {
    return place.engine().installation().purges().dryRun(place.caller(), retention);
  }

  @Override
  public State keep(Retention retention) {
    var purges = place.engine().installation().purges();
    purges.keep(place.caller(), retention);
    purges.round(place.caller());
    return state();
  }
}
