package dev.quayside.engine.platform.foundation;

import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.health.HealthCheck;
import dev.quayside.engine.platform.health.HealthRoutes;
import dev.quayside.engine.platform.idempotency.Idempotency;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Lane;
import dev.quayside.engine.platform.wing.Wing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Wing `platform`: the database that is kept tidy and safe, and what all others are built on.
public record Platform(
    Foundation base, Idempotency idempotency, HealthCheck healthCheck, ScheduledBackups backups)
    implements Wing {

  private static final Duration FOLD_ASKED = Duration.ofSeconds(10);

  @Override
  public List<Routes> routes() {
    return List.of(new HealthRoutes(healthCheck));
  }

  @Override
  public List<Chore> chores() {
    var database = base.database();
    var chores =
        new ArrayList<>(
            List.of(
                Chore.once(base.journal()::bookAll).in(Lane.ANSWERS).alsoAtStart(),
                Chore.each(caller -> idempotency.deleteExpired(caller.workspace()))
                    .seldom()
                    .byOneEngine(),
                tidying(database).byOneEngine()));
    if (base.quotes() != database) {
      chores.add(Chore.once(base.quotes()::tidyUp));
    }
    // PostgreSQL is backed up by its own programs
    if (!database.isShared()) {
      chores.add(Chore.once(backups::round).in(Lane.LONG).byOneEngine());
    }
    return chores;
  }

  private static Chore tidying(Database database) {
    var tidying = Chore.once(database::tidyUp);
    return database
        .untidy()
        .map(condition -> tidying.whenDue(condition, FOLD_ASKED))
        .orElse(tidying);
  }
}
