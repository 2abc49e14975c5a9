package dev.quayside.app.screen.settings.rules;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import org.jspecify.annotations.Nullable;

/// A moment as it is typed: `2026-12-24 08:00`, or a day, which begins at midnight; by the clock of
/// this computer. One that is not edited stays what it was, to the millisecond.
public final class TypedMoment extends SimpleStringProperty {

  private static final DateTimeFormatter SHOWN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

  private final ZoneId zone;
  private @Nullable Instant kept;

  TypedMoment(ZoneId zone) {
    super("");
    this.zone = zone;
  }

  /// @param moment null for none
  void show(@Nullable Instant moment) {
    kept = moment;
    set(moment == null ? "" : SHOWN.format(moment.atZone(zone)));
  }

  boolean isBlank() {
    return get().isBlank();
  }

  /// Empty when it is blank, or no moment.
  Optional<Instant> moment() {
    var typed = get().strip();
    if (kept != null && typed.equals(SHOWN.format(kept.atZone(zone)))) {
      return Optional.of(kept);
    }
    try {
      var parts = typed.split("[ T]+", 2);
      var day = LocalDate.parse(parts[0]);
      var hour = parts.length == 1 ? LocalTime.MIDNIGHT : LocalTime.parse(padded(parts[1]));
      return Optional.of(LocalDateTime.of(day, hour).atZone(zone).toInstant());
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  private static String padded(String hour) {
    return hour.indexOf(':') == 1 ? "0" + hour : hour;
  }
}
