package dev.quayside.engine.carrier.sandbox.label;

import dev.quayside.engine.carrier.sandbox.place.Airports;
import dev.quayside.engine.carrier.sandbox.place.Place;
import java.util.Locale;

/// Three letters for where a parcel flies to.
final class CityCode {

  private static final int LETTERS = 3;

  private CityCode() {}

  /// In the US the nearest airport; abroad, where no table of airports is at hand, the first
  /// letters of the gateway's city.
  static String of(Place to) {
    if (to.country().equals("US")) {
      return Airports.nearestTo(to);
    }
    var city = to.city().toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    return (city + "X".repeat(LETTERS)).substring(0, LETTERS);
  }
}
