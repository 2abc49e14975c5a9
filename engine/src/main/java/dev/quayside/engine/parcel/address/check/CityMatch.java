package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.postal.EditDistance;
import dev.quayside.engine.parcel.address.postal.PlaceName;
import java.util.List;
import java.util.Optional;

/// Finds the place that was meant among the places a postal code has.
final class CityMatch {

  private CityMatch() {}

  /// The place of that name, in any spelling.
  static Optional<String> same(String typed, List<String> places) {
    var key = PlaceName.key(typed);
    return places.stream().filter(place -> PlaceName.key(place).equals(key)).findFirst();
  }

  /// The one place whose name is nearest, when it is near enough to be a typing error; empty when
  /// two are equally near.
  static Optional<String> nearest(String typed, List<String> places) {
    var key = PlaceName.key(typed);
    int least = Integer.MAX_VALUE;
    String nearest = null;
    for (var place : places) {
      var name = PlaceName.key(place);
      if (EditDistance.isSlip(key, name)) {
        int distance = EditDistance.between(key, name);
        if (distance == least) {
          nearest = null;
        } else if (distance < least) {
          least = distance;
          nearest = place;
        }
      }
    }
    return Optional.ofNullable(nearest);
  }
}
