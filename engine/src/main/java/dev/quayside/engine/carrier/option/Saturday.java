package dev.quayside.engine.carrier.option;

import java.time.DayOfWeek;
import java.time.LocalDate;

/// Whether a service delivers on Saturdays.
public enum Saturday {
  NEVER,
  /// As on any other day.
  USUAL,
  /// When it is asked for, parcels that left on the Friday.
  NEXT_DAY,
  /// When it is asked for, parcels that left on the Thursday.
  SECOND_DAY;

  /// Whether a parcel that leaves on that day can be at the door on the Saturday after it, as far
  /// as the weekday tells.
  public boolean reaches(LocalDate shipDate) {
    return switch (this) {
      case NEVER -> false;
      case USUAL -> true;
      case NEXT_DAY -> shipDate.getDayOfWeek() == DayOfWeek.FRIDAY;
      case SECOND_DAY -> shipDate.getDayOfWeek() == DayOfWeek.THURSDAY;
    };
  }

  /// Whether it has to be asked for.
  public boolean isOption() {
    return this == NEXT_DAY || this == SECOND_DAY;
  }

  /// The Saturday after a day.
  public static LocalDate after(LocalDate day) {
    int ahead = DayOfWeek.SATURDAY.getValue() - day.getDayOfWeek().getValue();
    return day.plusDays(ahead <= 0 ? ahead + 7 : ahead);
  }
}
