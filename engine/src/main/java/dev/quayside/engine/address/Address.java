package dev.quayside.engine.address;

import org.jspecify.annotations.Nullable;

/// A postal address. For a rate only `zip` and `country` are needed; for a label also name, street,
/// city and (US, CA, AU) state.
///
/// @param zip postal code as written in the country
/// @param country ISO 3166-1 alpha-2, upper case
public record Address(
    @Nullable String name,
    @Nullable String company,
    @Nullable String street1,
    @Nullable String street2,
    @Nullable String city,
    @Nullable String state,
    String zip,
    String country,
    @Nullable String phone,
    @Nullable String email) {

  /// The least a rate needs.
  public static Address of(String zip, String country) {
    return new Address(null, null, null, null, null, null, zip, country, null, null);
  }

  /// The first five digits of a US ZIP or ZIP+4; other countries' codes unchanged.
  public String zip5() {
    return country.equals("US") && zip.length() > 5 ? zip.substring(0, 5) : zip;
  }
}
