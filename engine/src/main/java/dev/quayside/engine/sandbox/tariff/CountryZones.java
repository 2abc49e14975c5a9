package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.printing.message.Message;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The zones of an international service.
///
/// @param byCountry zone by country of destination; `*` for all others
/// @param suspended countries temporarily not served, with the reason
public record CountryZones(Map<String, String> byCountry, Map<String, String> suspended) {

  private static final String ALL_OTHERS = "*";
  private static final String NOT_SERVED = "-";

  public CountryZones {
    byCountry = Map.copyOf(byCountry);
    suspended = Map.copyOf(suspended);
  }

  /// Reads `[countries NAME]` (zone = countries; `*` is all others, zone `-` is not served) and the
  /// card's `[suspended]` (country = reason).
  public static CountryZones read(CardFile card, String name) {
    var zones = new HashMap<String, String>();
    card.all("countries").stream()
        .filter(section -> section.name().equals(name))
        .forEach(section -> add(section, zones));
    var suspended = card.all("suspended").stream().findFirst().map(Section::entries);
    return new CountryZones(zones, suspended.orElseGet(Map::of));
  }

  private static void add(Section section, Map<String, String> zones) {
    for (var zone : section.entries().keySet()) {
      section.words(zone).forEach(country -> zones.put(country, zone));
    }
  }

  /// The zone of a lane; empty when the service does not go there.
  public Optional<String> of(Lane lane) {
    if (!reaches(lane) || suspended.containsKey(lane.area())) {
      return Optional.empty();
    }
    var others = byCountry.getOrDefault(ALL_OTHERS, NOT_SERVED);
    return Optional.of(byCountry.getOrDefault(lane.area(), others))
        .filter(zone -> !zone.equals(NOT_SERVED));
  }

  /// Whether the lane crosses the border, or goes to a territory that the card counts as abroad.
  boolean reaches(Lane lane) {
    return lane.isAbroad() || byCountry.containsKey(lane.area());
  }

  /// The reason why the lane's country is temporarily not served.
  public Optional<Message> suspension(Lane lane) {
    return Optional.ofNullable(suspended.get(lane.area())).map(Message::said);
  }

  Set<String> names() {
    return byCountry.values().stream()
        .filter(zone -> !zone.equals(NOT_SERVED))
        .collect(Collectors.toSet());
  }
}
