package dev.quayside.engine.customer.branding;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The time zones offered to a shop: those of the tz database that are named after a place.
public final class TimeZones {

  private static final List<String> REGIONS =
      List.of(
          "Africa/",
          "America/",
          "Antarctica/",
          "Asia/",
          "Atlantic/",
          "Australia/",
          "Europe/",
          "Indian/",
          "Pacific/");

  private TimeZones() {}

  /// Ids such as `Europe/Madrid`, in alphabetical order.
  public static List<String> all() {
    return ZoneId.getAvailableZoneIds().stream().filter(TimeZones::isPlace).sorted().toList();
  }

  /// @param id `Area/City`
  public static Optional<ZoneId> find(@Nullable String id) {
    return Optional.ofNullable(id)
        .filter(TimeZones::isPlace)
        .filter(ZoneId.getAvailableZoneIds()::contains)
        .map(ZoneId::of);
  }

  private static boolean isPlace(String id) {
    return REGIONS.stream().anyMatch(id::startsWith);
  }
}
