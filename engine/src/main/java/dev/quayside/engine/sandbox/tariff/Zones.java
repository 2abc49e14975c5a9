package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import dev.quayside.engine.sandbox.place.Lane;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The zones of a service.
///
/// @param byBand names for distance bands 1 to 8; `-` when too far (or too near) for the service;
///   empty for a service with zones by country only
/// @param byArea names for lanes to outlying regions; `=` for a zone by distance; a region that is
///   missing, or `-`, is not served
/// @param abroad zones by country of an international service; null for one within the country
record Zones(List<String> byBand, Map<String, String> byArea, @Nullable CountryZones abroad) {

  private static final String BY_DISTANCE = "=";
  private static final String ABROAD_BY_DISTANCE = "by-distance";
  private static final String NOT_SERVED = "-";

  /// Reads `bands` and `areas` of a domestic service, or `countries`, the name of a section, of an
  /// international one, whose zone `by-distance` refers to `bands`.
  static Zones read(Section service, CardFile card) {
    var countries = service.find("countries");
    return countries.isPresent()
        ? new Zones(
            service.find("bands").isPresent() ? service.words("bands") : List.of(),
            Map.of(),
            CountryZones.read(card, countries.get()))
        : new Zones(service.words("bands"), service.pairs("areas"), null);
  }

  /// The zone of a lane; empty when the service does not go there.
  Optional<String> of(Lane lane) {
    if (abroad != null) {
      return abroad.of(lane).map(zone -> zone.equals(ABROAD_BY_DISTANCE) ? byBand(lane) : zone);
    }
    if (lane.isAbroad()) {
      return Optional.empty();
    }
    if (lane.area().isEmpty()) {
      return served(byBand(lane));
    }
    var area =
        lane.area().equals("AK-REMOTE") && !byArea.containsKey(lane.area()) ? "AK" : lane.area();
    var zone = byArea.getOrDefault(area, NOT_SERVED);
    return served(zone.equals(BY_DISTANCE) ? byBand(lane) : zone);
  }

  /// Whether the service is for this side of the border. UPS and FedEx count the outer territories
  /// as abroad: their cards list them among the countries.
  boolean reaches(Lane lane) {
    return abroad == null ? !lane.isAbroad() : abroad.reaches(lane);
  }

  boolean isAbroad() {
    return abroad != null;
  }

  /// The reason why the lane's country is temporarily not served.
  Optional<Message> suspension(Lane lane) {
    return abroad == null ? Optional.empty() : abroad.suspension(lane);
  }

  Set<String> names() {
    if (abroad != null) {
      return Stream.concat(byBand.stream(), abroad.names().stream())
          .filter(zone -> !zone.equals(ABROAD_BY_DISTANCE))
          .collect(Collectors.toSet());
    }
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
