package dev.quayside.app.screen.settings.audit;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.audit.AuditCsvWire;
import dev.quayside.engine.analytics.history.PersonSum;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
///
/// @param clock of this computer: the audit is by it, in a sandbox too
public record AuditGateway(WorkspaceEngine place, InstantSource clock, ZoneId zone) {

  /// @param people one line for each, most labels first
  /// @param acts the newest first
  record Days(List<PersonSum> people, List<AuditEntry> acts) {}

  Days days(Span span) {
    var period = span.at(clock.instant(), zone);
    var engine = place.engine();
    var caller = place.caller();
    return new Days(
        engine.analytics().people().people(caller, period),
        engine.installation().auditLog().between(caller, period.from(), period.to()).reversed());
  }

  Path export(List<AuditEntry> acts, Path to) {
    return SavedFile.write(
        to,
        out -> {
          try (var sheet = new AuditCsvWire(out)) {
            for (var act : acts) {
              sheet.add(act);
            }
          }
          return to;
        });
  }
}
