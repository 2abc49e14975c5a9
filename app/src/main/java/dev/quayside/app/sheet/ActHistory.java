package dev.quayside.app.sheet;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.audit.AuditEntry;
import dev.quayside.engine.platform.audit.AuditFilter;
import java.util.List;
import java.util.Optional;

/// What was done with a record, from the audit; off the window's thread.
public record ActHistory(WorkspaceEngine place) {

  /// Acts that are shown; the audit has them all.
  private static final int MOST_ACTS = 50;

  /// The newest first; empty for who may not see the audit.
  ///
  /// @param subjects ids of what it was done to
  public Optional<List<AuditEntry>> of(List<String> subjects) {
    var filter = new AuditFilter(null, subjects, null, null, null);
    try {
      return Optional.of(
          place
              .engine()
              .installation()
              .auditLog()
              .list(place.caller(), filter, Age.newest(MOST_ACTS))
              .items());
    } catch (ProblemException packer) {
      return Optional.empty();
    }
  }
}
