package dev.quayside.engine.parcel.place;

import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.printing.address.UsCountries;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the place of a postal code: US ZIPs by their three-digit area, Canadian and Australian
/// codes, and the main gateway of every other country. From GeoNames postal codes (CC BY 4.0).
public final class Places {

  static final String FOLDER = "/dev/quayside/engine/parcel/place";

  /// With the outlying islands, which have ZIPs (Wake Island 96898) and no address rules.
  private static final Set<String> US_POSTAL_COUNTRIES =
      Stream.concat(UsCountries.POSTAL.stream(), Stream.of("UM"))
          .collect(Collectors.toUnmodifiableSet());

  private static final int AREA = 3;
  private static final int ZIP5 = 5;

  private Places() {}

  /// Whether the address lies in the United States, a territory, or is military mail.
  public static boolean isUsPostal(Address address) {
    return isUsPostal(address.country());
  }

  /// @param country ISO 3166-1 alpha-2
  public static boolean isUsPostal(String country) {
    return US_POSTAL_COUNTRIES.contains(country);
  }

  /// The countries that the country's post serves as domestic, itself included.
  public static Set<String> sharingPost(String country) {
    return isUsPostal(country) ? US_POSTAL_COUNTRIES : Set.of(country);
  }

  /// The place of an address; empty when its code is malformed or belongs to no area.
  public static Optional<Place> find(Address address) {
    return find(address.country(), address.zip().strip());
  }

  /// The time zone at an address; also for one of which only the area is left ({@link
  /// Address#forgotten}).
  public static Optional<ZoneId> timeZone(Address address) {
    var zip = address.zip().strip();
    var whole = zip.length() == AREA ? zip + (address.country().equals("CA") ? "0A0" : "00") : zip;
    return find(address.country(), whole).map(Place::timeZone);
  }

  /// @param country ISO 3166-1 alpha-2
  public static Optional<Place> find(String country, String zip) {
    if (isUsPostal(country)) {
      return find(zip);
    }
    return switch (country) {
      case "CA" -> CanadianPlaces.find(zip);
      case "AU" -> AustralianPlaces.find(zip);
      default -> Gateways.placeIn(country, zip);
    };
  }

  /// @param zip of the US: five digits, or ZIP+4
  public static Optional<Place> find(String zip) {
    if (!startsWithFiveDigits(zip)) {
      return Optional.empty();
    }
    var five = zip.substring(0, ZIP5);
    return Optional.ofNullable(Areas.BY_ZIP3.get(five.substring(0, 3)))
        .map(area -> area.in(stateOf(five, area.state())).at(five));
  }

  /// Whether it may be a ZIP of the US: five digits, or ZIP+4.
  public static boolean startsWithFiveDigits(String zip) {
    for (int i = 0; i < ZIP5; i++) {
      if (i >= zip.length() || zip.charAt(i) < '0' || zip.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /// The state of ZIPs in 967 and 969 that lie elsewhere than the rest of their area.
  private static String stateOf(String zip, String areaState) {
    return switch (zip.substring(0, 4)) {
      case "9679" -> zip.equals("96799") ? "AS" : areaState;
      case "9693" -> zip.equals("96939") ? "PW" : areaState;
      case "9694" -> zip.equals("96940") ? "PW" : "FM";
      case "9695" -> "MP";
      case "9696", "9697" -> "MH";
      default -> zip.equals("96898") ? "UM" : areaState;
    };
  }

  /// The areas of the United States.
  static Collection<PostalArea> areas() {
    return Areas.BY_ZIP3.values();
  }

  /// Read on first use.
  private static final class Areas {
    static final Map<String, PostalArea> BY_ZIP3 =
        TableFile.lines(FOLDER, "us_zip3.tsv.gz").stream()
            .map(line -> line.split("\t"))
            .collect(Collectors.toUnmodifiableMap(c -> c[0], c -> PostalArea.read("US", c)));
  }
}
