package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.sandbox.card.CardFile;
import dev.quayside.engine.carrier.sandbox.card.Section;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How a service names its zones.
///
/// @param byBand names for distance bands 1 to 8; `-` is too far (or too near) for the service;
///   none for a service that goes by country alone
/// @param byArea names for lanes to outlying regions; `=` stands for "by distance all the same"; a
///   region that is missing, or `-`, is not served
/// @param abroad whether it is a service across the border: areas are then countries
/// @param suspended countries not served for the time being, with the reason
record Zones(
    List<String> byBand,
    Map<String, String> byArea,
    boolean abroad,
    Map<String, String> suspended) {

  private static final String BY_DISTANCE = "=";
  private static final String NOT_SERVED = "-";
  private static final String ALL_OTHERS = "*";

  /// Reads `bands` and `areas` of a service within the country. A service across the border names a
  /// `[countries ...]` section (zone = countries, `*` for all others; the zone `by-distance` goes
  /// by `bands`) and the card may have one `[suspended]` (country = reason).
  static Zones read(Section service, CardFile card) {
    var table = service.find("countries");
    return table.isPresent()
        ? new Zones(
            service.find("bands").isPresent() ? service.words("bands") : List.of(),
            countries(card, table.get()),
            true,
            suspended(card))
        : new Zones(service.words("bands"), service.pairs("areas"), false, Map.of());
  }

  private static Map<String, String> countries(CardFile card, String name) {
    var zones = new HashMap<String, String>();
    card.all("countries").stream()
        .filter(section -> section.name().equals(name))
        .forEach(
            section ->
                section
                    .entries()
                    .keySet()
                    .forEach(
                        zone ->
                            section
                                .words(zone)
                                .forEach(country -> zones.put(country, named(zone)))));
    return zones;
  }

  private static String named(String zone) {
    return zone.equals("by-distance") ? BY_DISTANCE : zone;
  }

  private static Map<String, String> suspended(CardFile card) {
    return card.all("suspended").stream().findFirst().map(Section::entries).orElseGet(Map::of);
  }

  /// The zone of a lane; empty when the service does not go there.
  Optional<String> of(Lane lane) {
    if (!reaches(lane) || suspended.containsKey(lane.area())) {
      return Optional.empty();
    }
    if (abroad) {
      return Optional.ofNullable(byArea.getOrDefault(lane.area(), byArea.get(ALL_OTHERS)))
          .map(zone -> zone.equals(BY_DISTANCE) ? byBand(lane) : zone);
    }
    if (lane.area().isEmpty()) {
      return served(byBand(lane));
    }
    var area =
        lane.area().equals("AK-REMOTE") && !byArea.containsKey(lane.area()) ? "AK" : lane.area();
    var zone = byArea.getOrDefault(area, NOT_SERVED);
    return served(zone.equals(BY_DISTANCE) ? byBand(lane) : zone);
  }

  /// Whether it is for this side of the border. To UPS and FedEx the outer territories are abroad:
  /// their cards name them among the countries.
  boolean reaches(Lane lane) {
    return abroad == lane.isAbroad() || abroad && byArea.containsKey(lane.area());
  }

  /// Why there is no service to the lane's country for the time being.
  Optional<String> suspended(Lane lane) {
    return Optional.ofNullable(suspended.get(lane.area()));
  }

  /// Every zone the service has a name for.
  Set<String> names() {
    return Stream.concat(byBand.stream(), byArea.values().stream())
        .filter(zone -> !zone.equals(BY_DISTANCE) && !zone.equals(NOT_SERVED))
        .collect(Collectors.toSet());
  }

  private static Optional<String> served(String zone) {
    return zone.equals(NOT_SERVED) ? Optional.empty() : Optional.of(zone);
  }

  private String byBand(Lane lane) {
    return byBand.get(lane.band() - 1);
  }
}
