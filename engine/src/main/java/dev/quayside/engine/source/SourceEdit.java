package dev.quayside.engine.source;

import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.kind.StatusWords;
import dev.quayside.engine.source.kind.TableSettings;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// A source with the changes a caller wants.
record SourceEdit(OpenSources open, InstantSource clock) {

  /// @param kept values of before, secrets and all
  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every field
  ///   at fault
  SourceRow applied(SourceRow before, SourceDraft draft, Map<String, String> kept) {
    var source = before.source();
    var kind = source.kind();
    var found = new Violations();
    draft.check(found);
    var name = Objects.requireNonNullElse(draft.name(), source.name()).strip();
    if (draft.name() == null) {
      found.require("name", name);
    }
    var said = draft.settings(source.settings());
    StatusWords.check(said.statuses(), found);
    // the words of other kinds are fixed
    var fixed = kind.abilities().statuses() ? said : said.withoutStatuses();
    var settings = kind.hasTables() ? fixed : fixed.with(null);
    kind.checkSettings(settings, found);
    var values = new LinkedHashMap<String, String>();
    for (var field : kind.fields()) {
      var value =
          draft.fields().getOrDefault(field.name(), kept.getOrDefault(field.name(), "")).strip();
      if (!value.isEmpty()) {
        values.put(field.name(), value);
      }
    }
    if (draft.kind() == null) {
      kind.check(values, found);
      kind.checkTables(
          values, Objects.requireNonNullElse(settings.tables(), TableSettings.NONE), found);
    }
    kind.checkPlaces(values, open.places(), found);
    found.throwAs(ProblemCode.INVALID_REQUEST);
    boolean same = values.equals(kept);
    var shown = new HashMap<String, String>();
    var secret = new HashMap<String, String>();
    for (var field : kind.fields()) {
      Optional.ofNullable(values.get(field.name()))
          .ifPresent(value -> (field.secret() ? secret : shown).put(field.name(), value));
    }
    var now = clock.instant();
    var after =
        new Source(
            source.id(),
            kind,
            name,
            draft.enabled() == null ? source.enabled() : draft.enabled(),
            shown,
            secret.keySet(),
            settings,
            same ? source.connection() : Connection.NOT_TESTED,
            same ? source.message() : null,
            same ? source.testedAt() : null,
            source.progress().afresh(settings.everyMinutes() == 0 ? null : now),
            source.createdAt(),
            now);
    return new SourceRow(
        before.workspace(),
        after,
        kind.isOnce() ? kind.place(values) : source.id(),
        same ? before.sealed() : open.seal(secret),
        same ? before.revision() : before.revision() + 1);
  }
}
