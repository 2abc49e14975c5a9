package dev.quayside.engine.parcel.address;

import dev.quayside.engine.parcel.address.postal.PostalText;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A postal address. For a rate only `zip` and `country` are needed; for a label also name, street,
/// city and (US, CA, AU) state.
///
/// @param zip postal code as written in the country, in ASCII digits whatever a keyboard typed
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

  /// Characters of a postal code that name an area and no street, in every country we know.
  private static final int AREA = 3;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  public Address {
    zip = PostalText.ascii(zip);
  }

  /// The least a rate needs.
  public static Address of(String zip, String country) {
    return new Address(null, null, null, null, null, null, zip, country, null, null);
  }

  /// Whether a parcel for one may go to the other: who and where, however it is typed.
  public boolean isSameDoor(Address other) {
    return door().equals(other.door());
  }

  /// Who and where, the same for addresses of the same door.
  public List<String> door() {
    return Stream.of(name, company, street1, street2, city, state, zip5(), country)
        .map(line -> line == null ? "" : BLANKS.matcher(line.strip()).replaceAll(" "))
        .map(line -> line.toLowerCase(Locale.ROOT))
        .toList();
  }

  /// What is left when whoever lives there is forgotten: the area. Enough to sum by, too little to
  /// find a door.
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
