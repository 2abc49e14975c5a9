package dev.quayside.engine.document.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.address.Address;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManifestPlaceTest {

  @ParameterizedTest
  @CsvSource({
    "500 Terry Francois Blvd, Oakland, 94158, US, 500 Terry A. Francois Boulevard, OAKLAND,"
        + " 94158-1234, US, true",
    "500 Terry Francois Blvd, Oakland, 94158, US, 1655 3rd St, Oakland, 94158, US, false",
    "1 Main St, Berlin, 10115, DE, 1 Main St, New York, 10115, US, false",
    "1 Nathan Rd, Kowloon, '', HK, 1 Nathan Road, KOWLOON, '', HK, true",
    "1 Nathan Rd, Kowloon, '', HK, 1 Queens Rd, Central, '', HK, false",
    "The Old Mill, York, YO1 7HH, GB, THE OLD MILL, York, YO1 7HH, GB, true",
    "The Old Mill, York, YO1 7HH, GB, The New Mill, York, YO1 7HH, GB, false"
  })
  void placesAreToldApartByCountryCodeAndDoor(
      String street,
      String city,
      String zip,
      String country,
      String otherStreet,
      String otherCity,
      String otherZip,
      String otherCountry,
      boolean same) {
    var one = ManifestPlace.of(at(street, city, zip, country));
    var other = ManifestPlace.of(at(otherStreet, otherCity, otherZip, otherCountry));
    assertThat(one.equals(other)).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource({
    "94158-1234, 94158, true",
    "v5k 0a1, V5K 0A1, true",
    "V5K-0A1, V5K 0A1, true",
    "94158, 94105, false",
    "kowloon, '', true"
  })
  void aPlaceIsNamedByItsCodeOrWhereThereIsNoneByItsCity(String typed, String zip, boolean meant) {
    var place = ManifestPlace.of(at("1 Main St", "Kowloon", zip, zip.isEmpty() ? "HK" : "US"));
    assertThat(ManifestPlace.named(typed).holds(place)).isEqualTo(meant);
  }

  private static Address at(String street, String city, String zip, String country) {
    return new Address(null, null, street, null, city, null, zip, country, null, null);
  }
}
