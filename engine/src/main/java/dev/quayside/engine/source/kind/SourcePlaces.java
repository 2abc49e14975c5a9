package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.HostNames;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.function.Function;

/// What shops that are databases need of this installation.
///
/// @param databases the folder of database files that the owner puts there
/// @param drivers the folder of database drivers that the owner puts there
/// @param egress which addresses may be reached
/// @param names finds the addresses of hosts
/// @param zones the time zone of a workspace, for times without one
public record SourcePlaces(
    Path databases,
    Path drivers,
    EgressPolicy egress,
    HostNames names,
    Function<WorkspaceId, ZoneId> zones) {

  /// In the data directory.
  public static SourcePlaces in(
      Path data, EgressPolicy egress, Function<WorkspaceId, ZoneId> zones) {
    return new SourcePlaces(
        data.resolve("databases"), data.resolve("drivers"), egress, HostNames.OF_MACHINE, zones);
  }
}
