package dev.quayside.engine.parcel.place;

import java.time.ZoneId;

/// A postal code with what is known of its area: a three-digit ZIP area, a Canadian forward
/// sortation area, an Australian postcode, or for other countries the main gateway.
///
/// @param country the country whose post serves it: `US` also for the territories and military mail
/// @param zip the code as the post sorts by it: five digits in the US, `M5V2T6` in Canada
/// @param city the area's main city
/// @param state as in the country's addresses, or empty
/// @param latitude of the area's centre, degrees north
/// @param longitude of the area's centre, degrees east
public record Place(
    String country,
    String zip,
    String city,
    String state,
    Region region,
    double latitude,
    double longitude,
    ZoneId timeZone) {

  private static final double EARTH_RADIUS_MILES = 3958.8;

  public String zip3() {
    return zip.substring(0, 3);
  }

  /// The place as people write it: `NY 10001`, `M5V2T6`, or the country when there is no code.
  public String text() {
    return zip.isEmpty() ? country : (state.isEmpty() ? country : state) + " " + zip;
  }

  /// Great-circle miles between the centres of the two areas.
  public double milesTo(Place other) {
    return miles(latitude, longitude, other.latitude, other.longitude);
  }

  /// Great-circle miles between two points in degrees. `StrictMath`, so that every machine computes
  /// the same zone.
  public static double miles(double lat1, double lon1, double lat2, double lon2) {
    double phi1 = StrictMath.toRadians(lat1);
    double phi2 = StrictMath.toRadians(lat2);
    double byLat = StrictMath.sin((phi2 - phi1) / 2);
    double byLon = StrictMath.sin(StrictMath.toRadians(lon2 - lon1) / 2);
    double chord = byLat * byLat + StrictMath.cos(phi1) * StrictMath.cos(phi2) * byLon * byLon;
    return 2 * EARTH_RADIUS_MILES * StrictMath.asin(Math.min(1, StrictMath.sqrt(chord)));
  }
}
