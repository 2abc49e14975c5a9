package dev.quayside.engine.parcel.place;

import dev.quayside.engine.parcel.address.Address;
import java.util.Optional;
import java.util.Set;

/// The zone of a lane within a country by its distance, 1 to 8, as the carriers of the United
/// States count them: up to 50, 150, 300, 600, 1,000, 1,400 and 1,800 miles, and beyond.
public final class DistanceZone {

  private static final int[] ENDS_MILES = {50, 150, 300, 600, 1000, 1400, 1800};

  /// Miles taken off the distance between centroids before choosing the zone. Of all values tried
  /// this agrees best with nine of UPS's 2026 origin charts and FedEx's zone file (92.4 % and 94.4
  /// % of ZIP areas exactly).
  private static final int ALLOWANCE_MILES = 20;

  /// The countries whose postal codes are known by area.
  private static final Set<String> KNOWN = Set.of("US", "CA", "AU");

  private DistanceZone() {}

  /// Empty across a border, and where a postal code is not known.
  public static Optional<Integer> between(Address from, Address to) {
    return Places.find(from)
        .flatMap(
            start ->
                Places.find(to)
                    .filter(end -> start.country().equals(end.country()))
                    .filter(end -> KNOWN.contains(end.country()))
                    .map(end -> between(start, end)));
  }

  /// Also across a border, where it is the distance alone.
  public static int between(Place from, Place to) {
    boolean isOneArea = from.country().equals(to.country()) && from.zip3().equals(to.zip3());
    return isOneArea ? 1 : of(from.milesTo(to));
  }

  private static int of(double miles) {
    int zone = 1;
    for (int end : ENDS_MILES) {
      zone += miles - ALLOWANCE_MILES > end ? 1 : 0;
    }
    return zone;
  }
}
