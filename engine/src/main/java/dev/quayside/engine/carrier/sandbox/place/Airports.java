package dev.quayside.engine.carrier.sandbox.place;

import dev.quayside.engine.carrier.sandbox.card.Tables;
import java.util.Comparator;
import java.util.List;

/// Airports a parcel flies to.
public final class Airports {

  private Airports() {}

  private record Airport(String code, double latitude, double longitude) {
    double milesTo(Place place) {
      return Place.miles(latitude, longitude, place.latitude(), place.longitude());
    }
  }

  /// IATA code of the nearest airport of the table.
  public static String nearestTo(Place place) {
    return Table.ALL.stream()
        .min(Comparator.comparingDouble(airport -> airport.milesTo(place)))
        .orElseThrow()
        .code();
  }

  private static final class Table {
    static final List<Airport> ALL =
        Tables.lines("places/us_airports.tsv").stream()
            .map(line -> line.split("\t"))
            .map(c -> new Airport(c[0], Double.parseDouble(c[1]), Double.parseDouble(c[2])))
            .toList();
  }
}
