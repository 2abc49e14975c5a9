package dev.quayside.engine;

import dev.quayside.engine.carrier.sandbox.day.Holidays;
import dev.quayside.engine.carrier.sandbox.day.WorkingDays;
import java.time.LocalDate;
import java.util.function.Predicate;

/// The days on which a carrier comes to the door.
final class DeliveryCalendar {

  private DeliveryCalendar() {}

  /// The postal carrier comes on Saturdays too.
  static Predicate<LocalDate> of(String carrier) {
    return WorkingDays.of(carrier.equals("usps") ? "MON-SAT" : "MON-FRI", Holidays.of(carrier))
        ::works;
  }
}
