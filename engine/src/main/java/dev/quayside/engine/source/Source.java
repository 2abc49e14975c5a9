package dev.quayside.engine.source;

import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.source.kind.ShopException;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.SourceSettings;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A shop that orders come from. Secrets are not part of it: only that they are there.
///
/// @param shown values of the fields that are no secrets, by name
/// @param kept names of the secrets that are kept
/// @param message what the last test found; null before
public record Source(
    String id,
    SourceKind kind,
    String name,
    boolean enabled,
    Map<String, String> shown,
    Set<String> kept,
    SourceSettings settings,
    Connection connection,
    @Nullable Message message,
    @Nullable Instant testedAt,
    SourceProgress progress,
    Instant createdAt,
    Instant updatedAt) {

  public Source {
    shown = Map.copyOf(shown);
    kept = Set.copyOf(kept);
  }

  /// Of a shop nothing is known of but its kind.
  static Source blank(String id, SourceKind kind, SourceSettings settings, Instant now) {
    return new Source(
        id,
        kind,
        "",
        true,
        Map.of(),
        Set.of(),
        settings,
        Connection.NOT_TESTED,
        null,
        null,
        SourceProgress.begun(now),
        now,
        now);
  }

  /// Whether it cannot be pulled for more than a moment.
  boolean isFailing() {
    return progress.failing();
  }

  /// What a test found that met with this.
  static Connection connection(ShopException trouble) {
    return switch (trouble.kind()) {
      case SOURCE_CREDENTIALS -> Connection.WRONG_CREDENTIALS;
      case SOURCE_NOT_ALLOWED -> Connection.ACCOUNT_NOT_ALLOWED;
      case SOURCE_UNAVAILABLE, SOURCE_GARBLED, RATE_LIMITED, REFUSED -> Connection.UNREACHABLE;
    };
  }

  Source found(Connection found, Message said, Instant at) {
    return new Source(
        id, kind, name, enabled, shown, kept, settings, found, said, at, progress, createdAt, at);
  }

  /// With a field that was found out; one that was entered stays.
  Source with(String field, String value) {
    var all = new HashMap<>(shown);
    all.putIfAbsent(field, value);
    return new Source(
        id,
        kind,
        name,
        enabled,
        all,
        kept,
        settings,
        connection,
        message,
        testedAt,
        progress,
        createdAt,
        updatedAt);
  }

  Source with(SourceProgress other) {
    return new Source(
        id,
        kind,
        name,
        enabled,
        shown,
        kept,
        settings,
        connection,
        message,
        testedAt,
        other,
        createdAt,
        updatedAt);
  }
}
