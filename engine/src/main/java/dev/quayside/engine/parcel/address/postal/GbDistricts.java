package dev.quayside.engine.parcel.address.postal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// British outward codes (`SW1A` of `SW1A 1AA`) with one place in each. The place is not always the
/// post town the mail is addressed to.
public final class GbDistricts {

  /// Areas whose post town is London.
  private static final Set<String> LONDON = Set.of("E", "EC", "N", "NW", "SE", "SW", "W", "WC");

  private final Map<String, String> placeByOutward = new HashMap<>();
  private final Set<String> areas = new HashSet<>();
  private final Set<String> places;

  private GbDistricts() {
    for (var line : PostalFile.lines("gb.tsv.gz")) {
      var cell = line.split("\t");
      placeByOutward.put(cell[0], cell[1]);
      areas.add(area(cell[0]));
    }
    places = new HashSet<>(placeByOutward.values());
  }

  public static GbDistricts table() {
    return Table.READ;
  }

  public boolean lists(String outward) {
    return placeByOutward.containsKey(outward);
  }

  /// Whether the letters an outward code begins with are a postcode area.
  public boolean hasAreaOf(String outward) {
    return areas.contains(area(outward));
  }

  /// Places in the postcode area of an outward code.
  public List<String> placesNear(String outward) {
    var area = area(outward);
    var own =
        placeByOutward.entrySet().stream()
            .filter(entry -> area(entry.getKey()).equals(area))
            .map(Map.Entry::getValue);
    return Stream.concat(own, LONDON.contains(area) ? Stream.of("LONDON") : Stream.of())
        .distinct()
        .sorted()
        .toList();
  }

  /// Whether a place of this name is in the table.
  ///
  /// @param place in capitals
  public boolean knows(String place) {
    return places.contains(place);
  }

  private static String area(String outward) {
    int letters = 0;
    while (letters < outward.length() && !Character.isDigit(outward.charAt(letters))) {
      letters++;
    }
    return outward.substring(0, letters);
  }

  private static final class Table {
    static final GbDistricts READ = new GbDistricts();
  }
}
