package dev.quayside.engine.analytics.history;

import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.day.Holidays;
import dev.quayside.engine.carrier.day.WorkingDays;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The days on which a carrier delivers.
public final class DeliveryCalendar {

  private static final List<String> WEEKS = List.of("MON-FRI", "MON-SAT", "MON-SUN");

  private DeliveryCalendar() {}

  /// The carrier's usual week first, then other possible ones. The postal service also delivers on
  /// Saturdays, some young carriers on all days.
  public static DeliveryDays of(String carrier) {
    var usual =
        CarrierModules.of(carrier)
            .map(module -> module.options().delivers())
            .orElse(WEEKS.getFirst());
    var holidays = Holidays.of(carrier);
    return new DeliveryDays(
        Stream.concat(Stream.of(usual), WEEKS.stream())
            .distinct()
            .<Predicate<LocalDate>>map(week -> WorkingDays.of(week, holidays)::works)
            .toList());
  }
}
