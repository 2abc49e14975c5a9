package dev.quayside.engine.source;

import dev.quayside.engine.source.kind.SourceSettings;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is said of a source. Null leaves a thing as it is, or as it usually is.
///
/// @param kind of a new one; null when one changes
/// @param fields new values by name; a field left out keeps what it had, a blank one is cleared
/// @param weightField an empty text takes it away
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
    @Nullable Boolean completes) {

  public SourceDraft {
    fields = Map.copyOf(fields);
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
        Objects.requireNonNullElse(completes, before.completes()));
  }

  /// Its fields are nobody's business in a log line.
  @Override
  public String toString() {
    return "SourceDraft[" + kind + ", " + name + ", " + fields.keySet() + "]";
  }
}
