package dev.quayside.engine.source;

import dev.quayside.engine.base.identity.WorkspaceId;

/// A source as it is stored.
///
/// @param place tells it from others of its kind
/// @param sealed JSON of its secrets, sealed
/// @param revision of the credentials
record SourceRow(WorkspaceId workspace, Source source, String place, String sealed, long revision) {

  SourceRow with(Source other) {
    return new SourceRow(workspace, other, place, sealed, revision);
  }

  /// Encrypted fields must not get into a log line.
  @Override
  public String toString() {
    return "SourceRow[" + source.id() + ", " + revision + "]";
  }
}
