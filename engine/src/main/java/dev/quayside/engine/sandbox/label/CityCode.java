package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.place.Airports;
import java.util.Locale;

/// Three letters for the city a parcel flies to.
final class CityCode {

  private static final int LETTERS = 3;

  private CityCode() {}

  /// The nearest airport; in a country without airports in the table, the first letters of the
  /// gateway's city.
  static String of(Place to) {
    if (Airports.areKnownIn(to.country())) {
      return Airports.nearestTo(to);
    }
    var city = to.city().toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    return (city + "X".repeat(LETTERS)).substring(0, LETTERS);
  }
}
