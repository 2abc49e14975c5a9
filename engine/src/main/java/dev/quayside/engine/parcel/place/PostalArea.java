package dev.quayside.engine.parcel.place;

import java.time.ZoneId;

/// A postal area of one line of a table: code, state, latitude, longitude, time zone, city.
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

  Place at(String zip) {
    return new Place(
        country, zip, city, state, Region.beyond(country, state), latitude, longitude, timeZone);
  }
}
