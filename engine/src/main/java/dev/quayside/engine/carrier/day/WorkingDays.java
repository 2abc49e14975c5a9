package dev.quayside.engine.carrier.day;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Set;

/// The working days of a service: its weekdays without its carrier's holidays.
public record WorkingDays(Set<DayOfWeek> weekdays, Set<LocalDate> holidays) {

  public WorkingDays {
    if (weekdays.isEmpty()) {
      throw new IllegalArgumentException("a service works on some weekday");
    }
    weekdays = Set.copyOf(weekdays);
    holidays = Set.copyOf(holidays);
  }

  /// @param weekdays as a card states them: `MON-FRI`, `MON-SAT`, `MON-SUN`
  public static WorkingDays of(String weekdays, Set<LocalDate> holidays) {
    var ends = weekdays.split("-");
    return new WorkingDays(EnumSet.range(day(ends[0]), day(ends[1])), holidays);
  }

  public boolean works(LocalDate day) {
    return weekdays.contains(day.getDayOfWeek()) && !holidays.contains(day);
  }

  /// The day itself when it is a working day, else the next one.
  public LocalDate onOrAfter(LocalDate day) {
    var next = day;
    while (!works(next)) {
      next = next.plusDays(1);
    }
    return next;
  }

  /// The `count`th working day after `day`.
  public LocalDate after(LocalDate day, int count) {
    var next = day;
    for (int i = 0; i < count; i++) {
      next = onOrAfter(next.plusDays(1));
    }
    return next;
  }

  /// @param short3 as a card states it: `FRI`
  public static DayOfWeek day(String short3) {
    for (var day : DayOfWeek.values()) {
      if (day.name().startsWith(short3)) {
        return day;
      }
    }
    throw new IllegalArgumentException("'" + short3 + "' is no weekday");
  }
}
