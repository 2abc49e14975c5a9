package dev.quayside.engine.base.page;

import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.Function;

/// Which day it is in each workspace.
///
/// @param zones the time zone of a workspace
public record WorkspaceDays(WorkspaceClock clock, Function<WorkspaceId, ZoneId> zones) {

  public Today today(WorkspaceId workspace) {
    var zone = zones.apply(workspace);
    return new Today(LocalDate.ofInstant(clock.now(workspace), zone), zone);
  }
}
