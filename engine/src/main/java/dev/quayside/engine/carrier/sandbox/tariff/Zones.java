package dev.quayside.engine.carrier.sandbox.tariff;

import dev.quayside.engine.carrier.sandbox.card.Section;
import dev.quayside.engine.carrier.sandbox.place.Lane;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How a service names its zones.
///
/// @param byBand names for distance bands 1 to 8; `-` is too far (or too near) for the service
/// @param byArea names for lanes to outlying regions; `=` stands for "by distance all the same"; a
///   region that is missing, or `-`, is not served
record Zones(List<String> byBand, Map<String, String> byArea) {

  private static final String BY_DISTANCE = "=";
  private static final String NOT_SERVED = "-";

  static Zones read(Section service) {
    return new Zones(service.words("bands"), service.pairs("areas"));
  }

  /// The zone of a lane; empty when the service does not go there.
  Optional<String> of(Lane lane) {
    if (lane.area().isEmpty()) {
      return served(byBand(lane));
    }
    var area =
        lane.area().equals("AK-REMOTE") && !byArea.containsKey(lane.area()) ? "AK" : lane.area();
    var zone = byArea.getOrDefault(area, NOT_SERVED);
    return served(zone.equals(BY_DISTANCE) ? byBand(lane) : zone);
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
