package dev.quayside.engine.parcel.place;

import java.time.ZoneId;

/// A postal area, read from one line of a table: code, state, latitude, longitude, time zone, city.
record PostalArea(
    String country, String state, double latitude, double longitude, ZoneId timeZone, String city) {

  static PostalArea read(String country, String[] cell) {
    return new PostalArea(
        country,
        cell[1],
        Double.parseDouble(cell[2]),
        Double.parseDouble(cell[3]),
        ZoneId.of(cell[4]),
        cell[5]);
  }

  /// The part of the area that lies in another state.
  PostalArea in(String state) {
    return state.equals(this.state)
        ? this
        : new PostalArea(country, state, latitude, longitude, timeZone, city);
  }

  Place at(String zip) {
    return new Place(country, zip, city, state, region(), latitude, longitude, timeZone);
  }

  private Region region() {
    return country.equals("US") ? Region.of(state) : Region.beyond(country, state);
  }
}
