package dev.quayside.app.screen.settings.audit;

import dev.quayside.app.engine.SavedFile;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.audit.AuditCsvWire;
import dev.quayside.engine.analytics.history.PersonSum;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The section's access to the engine; called off the window's thread.
///
/// @param clock of this computer: the audit is by it, in a sandbox too
public record AuditGateway(WorkspaceEngine place, InstantSource clock, ZoneId zone) {

  /// @param people one line for each person and desk, most labels first
  /// @param acts the newest first
  record Days(List<PersonSum> people, List<Act> acts) {}

  Days days(Span span) {
    var period = span.at(clock.instant(), zone);
    var engine = place.engine();
    var caller = place.caller();
    var reports = engine.analytics().people();
    var entries = engine.installation().auditLog().between(caller, period.from(), period.to());
    var subjects = entries.stream().map(AuditEntry::subject).distinct().toList();
    var names = new HashMap<>(reports.names(caller, subjects));
    entries.forEach(entry -> nameOf(entry, names));
    var acts =
        entries.reversed().stream()
            .map(entry -> new Act(entry, names.getOrDefault(entry.subject(), entry.subject())))
            .toList();
    return new Days(reports.people(caller, period), acts);
  }

  /// People who did something are known by name where something was done to them, too.
  private static void nameOf(AuditEntry entry, Map<String, String> names) {
    var id = entry.userId();
    var name = entry.userName();
    if (id != null && name != null) {
      names.put(id, name);
    }
  }

  /// The first day of a span, on this computer.
  LocalDate first(Span span) {
    return span.first(clock.instant(), zone);
  }

  Path export(List<Act> acts, Path to) {
    return SavedFile.write(
        to,
        out -> {
          try (var sheet = new AuditCsvWire(out)) {
            for (var act : acts) {
              sheet.add(act.entry());
            }
          }
          return to;
        });
  }
}
