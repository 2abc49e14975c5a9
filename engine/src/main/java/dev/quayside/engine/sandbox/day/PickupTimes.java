package dev.quayside.engine.sandbox.day;

import dev.quayside.engine.carrier.day.WorkingDays;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;

/// The times a carrier collects parcels.
///
/// @param cutOff local time at the origin after which a parcel leaves on the next pickup day
public record PickupTimes(LocalTime cutOff, WorkingDays days) {

  /// The date on the label for a parcel handed over at `tendered`.
  public LocalDate shipDate(Instant tendered, ZoneId origin) {
    var local = tendered.atZone(origin);
    var late = local.toLocalTime().isAfter(cutOff);
    return days.onOrAfter(late ? local.toLocalDate().plusDays(1) : local.toLocalDate());
  }
}
