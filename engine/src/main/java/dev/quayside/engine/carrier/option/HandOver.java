package dev.quayside.engine.carrier.option;

import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Places;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// When a parcel is handed over, by the sender's clock.
public final class HandOver {

  /// Before any carrier's cut-off.
  private static final LocalTime MORNING = LocalTime.of(8, 0);

  /// The time zones of senders whose postal code is not known.
  private static final Map<String, ZoneId> USUAL =
      Map.of(
          "GB", ZoneId.of("Europe/London"),
          "AU", ZoneId.of("Australia/Sydney"));

  private static final ZoneId EASTERN = ZoneId.of("America/New_York");

  private HandOver() {}

  /// The sender's day at a time.
  public static LocalDate day(Address from, Instant at) {
    return LocalDate.ofInstant(at, zone(from));
  }

  /// What the sender's clock shows at a time.
  public static LocalDateTime time(Address from, Instant at) {
    return LocalDateTime.ofInstant(at, zone(from));
  }

  /// When the sender's day begins.
  public static Instant start(Address from, LocalDate day) {
    return day.atStartOfDay(zone(from)).toInstant();
  }

  /// When a parcel is handed over that is asked to leave on a day: that morning, or now when it is
  /// later or no day is named.
  public static Instant at(Address from, @Nullable LocalDate shipDate, Instant now) {
    if (shipDate == null) {
      return now;
    }
    var morning = shipDate.atTime(MORNING).atZone(zone(from)).toInstant();
    return morning.isAfter(now) ? morning : now;
  }

  private static ZoneId zone(Address from) {
    return Places.timeZone(from).orElseGet(() -> USUAL.getOrDefault(from.country(), EASTERN));
  }
}
