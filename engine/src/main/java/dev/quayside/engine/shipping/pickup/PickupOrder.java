package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.parcel.address.Address;
import java.time.LocalDate;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A pickup as it is requested from a carrier.
///
/// @param carrier carrier code
/// @param ready earliest time, in the location's time zone
/// @param closing latest time
/// @param instructions where the parcels are, such as `front desk`; empty when there is nothing to
///   say
/// @param weight weight of all parcels
/// @param service the service of most parcels; null when not given
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

  /// Whether the other one has the same carrier, day and postal code.
  boolean isBeside(PickupOrder other) {
    return carrier.equals(other.carrier)
        && date.equals(other.date)
        && location.zip().equals(other.location.zip());
  }
}
