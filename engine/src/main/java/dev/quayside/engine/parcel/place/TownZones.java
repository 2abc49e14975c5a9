package dev.quayside.engine.parcel.place;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.time.ZoneId;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Time zones of towns without a known postal code, as in a carrier's scans. From the same tables
/// as {@link Places}.
public final class TownZones {

  private TownZones() {}

  /// The time zone of the town. For a town not in the tables, the zone most areas of its state
  /// have; in a country without states in the tables, its main gateway's.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static Optional<ZoneId> find(
      @Nullable String city, @Nullable String state, @Nullable String country) {
    if (country == null) {
      return Optional.empty();
    }
    var areas = areas(country);
    if (areas.isEmpty()) {
      return Gateways.placeIn(country, "").map(Place::timeZone);
    }
    var there = areas.stream().filter(area -> area.state().equalsIgnoreCase(state)).toList();
    return mostCommon(there, area -> area.city().equalsIgnoreCase(city))
        .or(() -> mostCommon(there, _ -> true));
  }

  private static Collection<PostalArea> areas(String country) {
    return switch (country) {
      case "CA" -> CanadianPlaces.areas();
      case "AU" -> AustralianPlaces.areas();
      default -> Places.isUsPostal(country) ? Places.areas() : List.of();
    };
  }

  private static Optional<ZoneId> mostCommon(List<PostalArea> areas, Predicate<PostalArea> among) {
    Stream<ZoneId> zones = areas.stream().filter(among).map(PostalArea::timeZone);
    return zones.collect(groupingBy(zone -> zone, counting())).entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey);
  }
}
