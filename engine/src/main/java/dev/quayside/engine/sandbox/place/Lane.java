package dev.quayside.engine.sandbox.place;

import dev.quayside.engine.parcel.place.DistanceZone;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Region;

/// A pair of places, with its distance and the distance band that prices it.
///
/// @param miles great circle between the ZIP areas
/// @param band 1 to 8 by distance
/// @param area the region that prices this lane instead of its distance (`AK`, `AK-REMOTE`, `HI`,
///   `PR`, ...; abroad the country of destination); empty for a lane priced by distance alone
public record Lane(Place from, Place to, int miles, int band, String area) {

  /// @param remoteAlaska whether the carrier counts the far end as off Alaska's road system
  public static Lane between(Place from, Place to, boolean remoteAlaska) {
    double miles = from.milesTo(to);
    var band = DistanceZone.between(from, to);
    return new Lane(from, to, (int) miles, band, area(from, to, remoteAlaska));
  }

  /// Whether it crosses a border for the post.
  public boolean isAbroad() {
    return crossesBorder(from, to);
  }

  /// Whether a border lies between two places. Territories and military mail are within the US, as
  /// for the Postal Service.
  public static boolean crossesBorder(Place from, Place to) {
    return !from.country().equals(to.country());
  }

  private static boolean isMain(Region region) {
    return region == Region.MAINLAND || region == Region.ABROAD;
  }

  private static String area(Place from, Place to, boolean remoteAlaska) {
    if (crossesBorder(from, to)) {
      return isMain(to.region()) || to.region() == Region.NORTH ? to.country() : to.region().name();
    }
    if (from.region() == to.region()) {
      return "";
    }
    var apart = isMain(to.region()) ? from.region() : to.region();
    return apart == Region.AK && remoteAlaska ? "AK-REMOTE" : apart.name();
  }
}
