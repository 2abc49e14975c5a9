package dev.quayside.engine.sandbox.place;

import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Region;

/// A pair of places, with its distance and the distance band that prices it.
///
/// @param miles great circle between the ZIP areas
/// @param band 1 to 8 by distance
/// @param area the region that prices this lane instead of its distance (`AK`, `AK-REMOTE`, `HI`,
///   `PR`, ...; abroad the country of destination); empty for a lane priced by distance alone
public record Lane(Place from, Place to, int miles, int band, String area) {

  private static final int[] BAND_ENDS_MILES = {50, 150, 300, 600, 1000, 1400, 1800};

  /// Miles taken off the distance between centroids before choosing the band. Of all values tried
  /// this agrees best with nine of UPS's 2026 origin charts and FedEx's zone file (92.4 % and 94.4
  /// % of ZIP areas exactly).
  private static final int ALLOWANCE_MILES = 20;

  /// @param remoteAlaska whether the carrier counts the far end as off Alaska's road system
  public static Lane between(Place from, Place to, boolean remoteAlaska) {
    double miles = from.milesTo(to);
    return new Lane(from, to, (int) miles, band(from, to, miles), area(from, to, remoteAlaska));
  }

  private static int band(Place from, Place to, double miles) {
    if (!crossesBorder(from, to) && from.zip3().equals(to.zip3())) {
      return 1;
    }
    int band = 1;
    for (int end : BAND_ENDS_MILES) {
      band += miles - ALLOWANCE_MILES > end ? 1 : 0;
    }
    return band;
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
