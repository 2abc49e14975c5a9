package dev.quayside.engine.sandbox.metric;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.sandbox.place.Lane;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The zone between two places in one country, from near to far. A farther zone is never cheaper.
enum HomeZones {
  /// `local`, `regional`, `national`, `north`: replaces Canada Post's rate codes between two
  /// sortation areas, which are not published (domain facts, section 1: general knowledge).
  CANADA {
    @Override
    String of(Lane lane) {
      var from = lane.from();
      var to = lane.to();
      if (isNorthern(from) || isNorthern(to)) {
        return "north";
      }
      if (from.zip().charAt(0) == to.zip().charAt(0) && lane.miles() < LOCAL_MILES) {
        return "local";
      }
      return from.state().equals(to.state()) || neighbours(from.state(), to.state())
          ? "regional"
          : "national";
    }
  },
  /// `same`, `near`, `far`: replaces Australia Post's state zones (general knowledge).
  AUSTRALIA {
    @Override
    String of(Lane lane) {
      if (isRemote(lane.from()) || isRemote(lane.to())) {
        return "far";
      }
      if (mainland(lane.from().state()).equals(mainland(lane.to().state()))) {
        return "same";
      }
      return lane.miles() <= NEAR_MILES ? "near" : "far";
    }
  };

  /// 100 km: up to here a lane counts as local.
  private static final int LOCAL_MILES = 62;

  /// 1,500 km: up to here a lane counts as near.
  private static final int NEAR_MILES = 932;

  private static final double REMOTE_LATITUDE = 55;

  private static final Map<String, Set<String>> NEIGHBOURS =
      Map.of(
          "BC", Set.of("AB"),
          "AB", Set.of("BC", "SK"),
          "SK", Set.of("AB", "MB"),
          "MB", Set.of("SK", "ON"),
          "ON", Set.of("MB", "QC"),
          "QC", Set.of("ON", "NB", "NL"),
          "NB", Set.of("QC", "NS", "PE"),
          "NS", Set.of("NB", "PE"),
          "PE", Set.of("NB", "NS"),
          "NL", Set.of("QC"));

  private static final List<String> REMOTE_POSTCODES = List.of("08", "67", "47", "48");

  abstract String of(Lane lane);

  private static boolean neighbours(String one, String other) {
    return NEIGHBOURS.getOrDefault(one, Set.of()).contains(other);
  }

  /// Whether a place is in the territories, or in a rural area (second character 0) beyond 55
  /// degrees north.
  private static boolean isNorthern(Place place) {
    char letter = place.zip().charAt(0);
    return letter == 'X'
        || letter == 'Y'
        || (place.zip().charAt(1) == '0' && place.latitude() > REMOTE_LATITUDE);
  }

  private static boolean isRemote(Place place) {
    return REMOTE_POSTCODES.contains(place.zip().substring(0, 2));
  }

  /// The state for comparing neighbours: the capital territory counts as New South Wales, which
  /// surrounds it.
  private static String mainland(String state) {
    return state.equals("ACT") ? "NSW" : state;
  }
}
