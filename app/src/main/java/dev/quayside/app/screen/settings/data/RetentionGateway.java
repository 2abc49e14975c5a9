package dev.quayside.app.screen.settings.data;

import dev.quayside.engine.retention.Purge;
import dev.quayside.engine.retention.PurgeCount;
import dev.quayside.engine.retention.Retention;
import org.jspecify.annotations.Nullable;

/// The access to the engine for deleting customers' data; called off the window's thread.
public interface RetentionGateway {

  State state();

  /// What would be deleted now. Changes nothing.
  PurgeCount dryRun(Retention retention);

  /// Stores the retention, and starts today's deletion.
  State keep(Retention retention);

  /// @param last the last deletion; null before the first
  record State(Retention kept, @Nullable Purge last) {}
}
