package dev.quayside.engine.sandbox.scan;

import dev.quayside.engine.parcel.place.Place;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The hubs of a service, and its hours.
///
/// @param cutOff local time at the origin after which the driver collects
/// @param doorBy local time by which the parcel is at the door on the delivery date
public record HubNetwork(List<Hub> hubs, LocalTime cutOff, LocalTime doorBy) {

  /// Miles up to which a parcel passes only the facilities at the two ends.
  private static final double DIRECT_MILES = 150;

  private static final double ONE_HUB_MILES = 1100;

  /// The hubs between two places, in the order of travel: none, one or two.
  List<Hub> between(Place from, Place to) {
    double miles = from.milesTo(to);
    if (miles <= DIRECT_MILES) {
      return List.of();
    }
    return (miles <= ONE_HUB_MILES ? Stream.of(onTheWay(from, to)) : twoHubs(from, to))
        .distinct()
        .filter(hub -> !hub.at().zip3().equals(from.zip3()) && !hub.at().zip3().equals(to.zip3()))
        .toList();
  }

  private Stream<Hub> twoHubs(Place from, Place to) {
    var first = nearest(from);
    return Stream.of(first, first.at().milesTo(to) < DIRECT_MILES ? first : nearest(to));
  }

  private Hub onTheWay(Place from, Place to) {
    return hubs.stream()
        .min(Comparator.comparingDouble(hub -> from.milesTo(hub.at()) + hub.at().milesTo(to)))
        .orElseThrow();
  }

  private Hub nearest(Place end) {
    return hubs.stream()
        .min(Comparator.comparingDouble(hub -> end.milesTo(hub.at())))
        .orElseThrow();
  }
}
