package dev.quayside.engine.sandbox.place;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.card.Section;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The part of the United States a regional carrier serves: whole states, and three-digit ZIP
/// areas. Both ends of a lane must lie in it.
///
/// @param everywhere true for a carrier whose card has no `[area]`
public record ServiceArea(boolean everywhere, Set<String> states, Set<String> zip3s) {

  private static final String STATES = "states";

  public ServiceArea {
    states = Set.copyOf(states);
    zip3s = Set.copyOf(zip3s);
  }

  /// Reads `[area]`: `states = AZ CA`, and under any other key (a metro's name) ZIP areas such as
  /// `018-024 028`.
  public static ServiceArea read(CardFile card) {
    return card.all("area").stream()
        .findFirst()
        .map(ServiceArea::read)
        .orElseGet(() -> new ServiceArea(true, Set.of(), Set.of()));
  }

  private static ServiceArea read(Section area) {
    var zip3s = new HashSet<String>();
    area.entries().keySet().stream()
        .filter(key -> !key.equals(STATES))
        .flatMap(metro -> area.words(metro).stream())
        .flatMap(ServiceArea::zip3s)
        .forEach(zip3s::add);
    return new ServiceArea(
        false, area.find(STATES).isPresent() ? Set.copyOf(area.words(STATES)) : Set.of(), zip3s);
  }

  private static Stream<String> zip3s(String range) {
    var ends = range.split("-");
    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
        .mapToObj("%03d"::formatted);
  }

  public boolean covers(Place place) {
    return everywhere
        || place.country().equals("US")
            && (states.contains(place.state()) || zip3s.contains(place.zip3()));
  }
}
