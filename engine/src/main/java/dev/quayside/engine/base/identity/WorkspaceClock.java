package dev.quayside.engine.base.identity;

import java.time.Instant;

/// The time of each workspace: the machine's in production, in a sandbox the one its owner has set.
@FunctionalInterface
public interface WorkspaceClock {

  Instant now(WorkspaceId workspace);
}
