package dev.quayside.engine.parcel.place;

import dev.quayside.engine.base.table.TableFile;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The international exchange offices where parcels enter and leave a country.
public final class Gateways {

  private Gateways() {}

  /// A place in a country whose postal codes are not in the tables: its main gateway.
  static Optional<Place> placeIn(String country, String zip) {
    return Optional.ofNullable(Table.BY_COUNTRY.get(country))
        .map(List::getFirst)
        .map(
            at ->
                new Place(
                    country,
                    zip,
                    at.city(),
                    "",
                    Region.ABROAD,
                    at.latitude(),
                    at.longitude(),
                    at.timeZone()));
  }

  /// The exchange office through which a parcel leaves `from` for `to`.
  public static Place outOf(Place from, Place to) {
    return onTheWay(from.country(), from, to);
  }

  /// The exchange office through which a parcel from `from` reaches the country of `to`.
  public static Place into(Place from, Place to) {
    return onTheWay(to.country(), from, to);
  }

  private static Place onTheWay(String country, Place from, Place to) {
    return Table.BY_COUNTRY.getOrDefault(country, List.of()).stream()
        .min(Comparator.comparingDouble(at -> from.milesTo(at) + at.milesTo(to)))
        .orElseThrow();
  }

  private static final class Table {
    static final Map<String, List<Place>> BY_COUNTRY =
        TableFile.lines(Places.FOLDER, "gateways.tsv.gz").stream()
            .map(line -> line.split("\t"))
            .map(Table::place)
            .collect(Collectors.groupingBy(Place::country));

    private static Place place(String[] c) {
      return new Place(
          c[0],
          "",
          c[1],
          "",
          Region.ABROAD,
          Double.parseDouble(c[2]),
          Double.parseDouble(c[3]),
          ZoneId.of(c[4]));
    }
  }
}
