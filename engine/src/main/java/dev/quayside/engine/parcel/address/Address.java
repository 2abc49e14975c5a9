package dev.quayside.engine.parcel.address;

import dev.quayside.engine.parcel.address.postal.PostalText;
import dev.quayside.engine.parcel.address.postal.Territories;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A postal address. For a rate only `zip` and `country` are needed; for a label also name, street,
/// city and (US, CA, AU) state.
///
/// @param zip postal code as written in the country, in ASCII digits whatever a keyboard typed;
///   empty where the country has none
/// @param country ISO 3166-1 alpha-2, upper case; one for each place, whichever of two was typed
///   ({@link Territories})
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

  /// Leading characters of a postal code that name an area but no street, in every country known
  /// here.
  private static final int AREA = 3;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  public Address {
    zip = PostalText.ascii(zip);
    country = Territories.countryOf(country, zip);
  }

  /// The least a rate needs: postal code and country.
  public static Address of(String zip, String country) {
    return new Address(null, null, null, null, null, null, zip, country, null, null);
  }

  /// Whether both addresses name the same person at the same door, so that one parcel may hold
  /// goods for both. Letter case and spaces do not count.
  public boolean isSameDoor(Address other) {
    return door().equals(other.door());
  }

  /// The lines {@link #isSameDoor} compares; equal for addresses of the same door.
  public List<String> door() {
    return Stream.of(name, company, street1, street2, city, state, zip5(), country)
        .map(line -> line == null ? "" : BLANKS.matcher(line.strip()).replaceAll(" "))
        .map(line -> line.toLowerCase(Locale.ROOT))
        .toList();
  }

  /// The area only, without the person and the street: enough for totals by area, too little to
  /// find a door. Used when a recipient's data is erased.
  public Address forgotten() {
    return new Address(null, null, null, null, city, state, area(), country, null, null);
  }

  private String area() {
    return zip.substring(0, Math.min(AREA, zip.length()));
  }

  /// The first five digits of a US ZIP or ZIP+4; other countries' codes unchanged.
  public String zip5() {
    return country.equals("US") && zip.length() > 5 ? zip.substring(0, 5) : zip;
  }
}
