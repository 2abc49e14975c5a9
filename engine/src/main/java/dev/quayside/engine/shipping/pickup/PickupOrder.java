package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// What a carrier is asked to come for.
///
/// @param carrier code
/// @param ready from when on, by the clocks of the place
/// @param closing until when
/// @param instructions where at the address: `front desk`; empty when there is nothing to say
/// @param weight of all parcels
/// @param service what most of them go by; null when nobody said
public record PickupOrder(
    String carrier,
    LocalDate date,
    LocalTime ready,
    LocalTime closing,
    Address location,
    String instructions,
    int parcels,
    Weight weight,
    @Nullable String service) {

  Pickups.Request request(String reference) {
    return new Pickups.Request(
        reference, location, date, ready, closing, instructions, parcels, weight, service);
  }

  /// Whether the other one is for the same door on the same day.
  boolean isBeside(PickupOrder other) {
    return carrier.equals(other.carrier)
        && date.equals(other.date)
        && location.zip().equals(other.location.zip());
  }
}
