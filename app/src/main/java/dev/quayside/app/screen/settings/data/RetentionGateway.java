package dev.quayside.app.screen.settings.data;

import dev.quayside.engine.retention.Purge;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;
import org.jspecify.annotations.Nullable;

/// What is asked of the engine about forgetting customers; off the window's thread.
public interface RetentionGateway {

  State state();

  /// What would be forgotten now. Changes nothing.
  PurgeCount dryRun(Retention retention);

  /// Keeps it from now on, and begins today's round.
  State keep(Retention retention);

  /// @param last the round that began last; null before the first
  record State(Retention kept, @Nullable Purge last) {}
}
