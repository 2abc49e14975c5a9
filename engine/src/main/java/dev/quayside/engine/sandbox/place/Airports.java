package dev.quayside.engine.sandbox.place;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.card.Tables;
import java.util.Comparator;
import java.util.List;

/// Airports a parcel flies to.
public final class Airports {

  private Airports() {}

  private record Airport(String code, double latitude, double longitude, String country) {
    double milesTo(Place place) {
      return Place.miles(latitude, longitude, place.latitude(), place.longitude());
    }
  }

  /// Whether the table has airports of the country.
  public static boolean areKnownIn(String country) {
    return Table.ALL.stream().anyMatch(airport -> airport.country().equals(country));
  }

  /// IATA code of the nearest airport in the place's own country, one with known airports.
  public static String nearestTo(Place place) {
    return Table.ALL.stream()
        .filter(airport -> airport.country().equals(place.country()))
        .min(Comparator.comparingDouble(airport -> airport.milesTo(place)))
        .orElseThrow()
        .code();
  }

  private static final class Table {
    static final List<Airport> ALL =
        Tables.lines("places/airports.tsv").stream()
            .map(line -> line.split("\t"))
            .map(c -> new Airport(c[0], Double.parseDouble(c[1]), Double.parseDouble(c[2]), c[3]))
            .toList();
  }
}
