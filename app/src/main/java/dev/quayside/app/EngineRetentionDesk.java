package dev.quayside.app;

import dev.quayside.app.screen.settings.data.RetentionDesk;
import dev.quayside.engine.retention.Retention;
import dev.quayside.engine.retention.Tally;

/// The retention's desk on the engine of this process.
record EngineRetentionDesk(DeskPlace place) implements RetentionDesk {

  @Override
  public State state() {
    var purges = place.engine().purges();
    return new State(purges.retention(place.caller()), purges.last(place.caller()).orElse(null));
  }

  @Override
  public Tally dryRun(Retention retention) {
    return place.engine().purges().dryRun(place.caller(), retention);
  }

  @Override
  public State keep(Retention retention) {
    var purges = place.engine().purges();
    purges.keep(place.caller(), retention);
    purges.round(place.caller());
    return state();
  }
}
