package dev.quayside.engine.sandbox.scan;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Places;

/// A place where parcels change vehicles.
///
/// @param at its postal code's area, for distances and time zone
public record Hub(String city, String state, Place at) {

  /// @param cityAndState as in a card: `Louisville, KY`
  public static Hub of(String country, String zip, String cityAndState) {
    var names = cityAndState.split(", ");
    var at =
        Places.find(country, zip)
            .orElseThrow(() -> new IllegalArgumentException("hub " + zip + " is in no area"));
    return new Hub(names[0], names[1], at);
  }

  Trip.End end() {
    return new Trip.End(city, state, at.zip(), at.country());
  }
}
