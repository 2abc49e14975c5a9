package dev.quayside.engine.base.identity;

import java.time.Instant;

/// The time of each workspace: the machine's in production, and in a sandbox what its owner made
/// it.
@FunctionalInterface
public interface WorkspaceClock {

  Instant now(WorkspaceId workspace);
}
