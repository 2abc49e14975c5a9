package dev.quayside.engine.document.manifest;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.line.Spelling;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Where parcels are handed over: a driver comes to one dock, and a USPS SCAN form names one entry
/// facility for all its labels (SCAN Forms API v3, entryFacilityZIPCode).
///
/// @param country ISO 3166-1 alpha-2; null for any
/// @param zip postal code, without a US ZIP's last four digits; the city where there is none
/// @param door the house's number, else its street; null for any. The number alone, since one
///   street is written in many ways
public record ManifestPlace(@Nullable String country, String zip, @Nullable String door) {

  /// The ZIP code of the United States with the four digits that name a part of it.
  private static final Pattern LONG_ZIP = Pattern.compile("(\\d{5})\\d{4}");

  private static final Pattern HOUSE = Pattern.compile("\\d+");

  public static ManifestPlace of(Address from) {
    var street = Absent.toEmpty(from.street1());
    var house = HOUSE.matcher(street);
    return new ManifestPlace(
        from.country(),
        code(from.zip().isBlank() ? Absent.toEmpty(from.city()) : from.zip()),
        house.find() ? house.group() : Spelling.core(street));
  }

  /// Any place of a postal code, as typed; or of a city, where the country has no such codes.
  static ManifestPlace named(String typed) {
    return new ManifestPlace(null, code(typed), null);
  }

  /// Whether a place is this one, or one of those this names.
  boolean holds(ManifestPlace other) {
    return zip.equals(other.zip)
        && (country == null || country.equals(other.country))
        && (door == null || door.equals(other.door));
  }

  private static String code(String typed) {
    var plain = Spelling.core(typed);
    var five = LONG_ZIP.matcher(plain);
    return five.matches() ? five.group(1) : plain;
  }
}
