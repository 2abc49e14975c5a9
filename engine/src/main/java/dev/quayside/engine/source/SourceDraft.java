package dev.quayside.engine.source;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.engine.source.kind.TableSettings;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is said of a source. Null leaves a thing as it is, or as it usually is.
///
/// @param kind of a new one; null when one changes
/// @param fields new values by name; a field left out keeps what it had, a blank one is cleared
/// @param weightField an empty text takes it away
/// @param tables what is said of a shop's own tables
public record SourceDraft(
    @Nullable String kind,
    @Nullable String name,
    @Nullable Boolean enabled,
    Map<String, String> fields,
    @Nullable Integer everyMinutes,
    @Nullable Instant since,
    @Nullable Map<String, List<String>> statuses,
    @Nullable Map<String, String> locations,
    @Nullable String weightField,
    @Nullable Boolean postsBack,
    @Nullable Boolean notifiesBuyer,
    @Nullable Boolean completes,
    TableSettings.@Nullable Change tables) {

  private static final int LONGEST_NAME = 60;
  private static final int MOST_MINUTES = 1440;

  public SourceDraft {
    fields = Map.copyOf(fields);
  }

  /// Adds what is wrong whatever source it is about. The fields of a change are checked with those
  /// that stay, once both are known.
  void check(Violations found) {
    if (kind != null) {
      SourceKinds.of(kind)
          .ifPresentOrElse(
              known -> {
                known.check(given(), found);
                if (known.hasTables()) {
                  known.checkTables(given(), tables(null), found);
                }
              },
              () -> found.add("kind", FieldWords.ONE_OF, SourceKinds.codes()));
    }
    if (name != null) {
      found.require("name", name);
      if (name.strip().length() > LONGEST_NAME) {
        found.add("name", FieldWords.MOST_CHARACTERS, LONGEST_NAME);
      }
    }
    if (everyMinutes != null && (everyMinutes < 0 || everyMinutes > MOST_MINUTES)) {
      found.add("pull.everyMinutes", FieldWords.FROM_0_TO, MOST_MINUTES);
    }
  }

  private TableSettings tables(@Nullable TableSettings before) {
    return tables == null
        ? Objects.requireNonNullElse(before, TableSettings.NONE)
        : tables.of(before);
  }

  private Map<String, String> given() {
    var values = new HashMap<String, String>();
    fields.forEach((field, value) -> values.put(field, value.strip()));
    values.values().removeIf(String::isEmpty);
    return values;
  }

  /// Of a shop that is no database.
  public SourceDraft(
      @Nullable String kind,
      @Nullable String name,
      @Nullable Boolean enabled,
      Map<String, String> fields,
      @Nullable Integer everyMinutes,
      @Nullable Instant since,
      @Nullable Map<String, List<String>> statuses,
      @Nullable Map<String, String> locations,
      @Nullable String weightField,
      @Nullable Boolean postsBack,
      @Nullable Boolean notifiesBuyer,
      @Nullable Boolean completes) {
    this(
        kind,
        name,
        enabled,
        fields,
        everyMinutes,
        since,
        statuses,
        locations,
        weightField,
        postsBack,
        notifiesBuyer,
        completes,
        null);
  }

  /// A copy that says something of the shop's own tables.
  public SourceDraft with(TableSettings.Change others) {
    return new SourceDraft(
        kind,
        name,
        enabled,
        fields,
        everyMinutes,
        since,
        statuses,
        locations,
        weightField,
        postsBack,
        notifiesBuyer,
        completes,
        others);
  }

  /// Switched on or off, and nothing else.
  public static SourceDraft switched(boolean on) {
    return new SourceDraft(
        null, null, on, Map.of(), null, null, null, null, null, null, null, null);
  }

  SourceSettings settings(SourceSettings before) {
    var field = weightField == null ? before.weightField() : weightField.strip();
    return new SourceSettings(
        Objects.requireNonNullElse(everyMinutes, before.everyMinutes()),
        Objects.requireNonNullElse(since, before.since()),
        Objects.requireNonNullElse(statuses, before.statuses()),
        Objects.requireNonNullElse(locations, before.locations()),
        field == null || field.isEmpty() ? null : field,
        Objects.requireNonNullElse(postsBack, before.postsBack()),
        Objects.requireNonNullElse(notifiesBuyer, before.notifiesBuyer()),
        Objects.requireNonNullElse(completes, before.completes()),
        tables(before.tables()));
  }

  /// Its fields hold secrets and must not get into a log line.
  @Override
  public String toString() {
    return "SourceDraft[" + kind + ", " + name + ", " + fields.keySet() + "]";
  }
}
