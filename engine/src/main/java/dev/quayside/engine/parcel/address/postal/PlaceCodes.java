package dev.quayside.engine.parcel.address.postal;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Country, state and postal code of an address as carriers and the post write them. This is the
/// one reading of what people, shops and files write; what cannot be read stays as it is, in
/// capitals, for a check to name.
///
/// @param country ISO 3166-1 alpha-2; empty for none
/// @param state its code where the country's states have one; empty for none
/// @param zip in the country's own form; empty for none
public record PlaceCodes(String country, String state, String zip) {

  /// Australia's external territories, which Australia Post serves as domestic: state and postcode
  /// are those of their only post offices.
  private static final Map<String, PlaceCodes> AUSTRALIAN =
      Map.of(
          "NF", new PlaceCodes("AU", "NSW", "2899"),
          "CX", new PlaceCodes("AU", "WA", "6798"),
          "CC", new PlaceCodes("AU", "WA", "6799"));

  private static final int CODE = 2;
  private static final int FIVE = 5;
  private static final Pattern ZIP_CODE = Pattern.compile("[0-9]{5}(?:-[0-9]{4})?");
  private static final String UNITED_STATES = "US";

  public static PlaceCodes read(
      @Nullable String country, @Nullable String state, @Nullable String zip) {
    var land = country(text(country));
    var code = state(land, text(state), text(zip));
    return new PlaceCodes(
            land, code.toUpperCase(Locale.ROOT), PostalCodes.read(land, code, text(zip)))
        .settled();
  }

  /// The place under its one country, with what only the other country code told: Norfolk Island's
  /// state and postcode.
  private PlaceCodes settled() {
    var only = AUSTRALIAN.get(country);
    if (only != null) {
      return zip.isEmpty() ? only : new PlaceCodes(only.country(), only.state(), zip);
    }
    var settled = Territories.countryOf(country, zip);
    return settled.equals(country)
        ? this
        : new PlaceCodes(settled, state, PostalCodes.read(settled, state, zip));
  }

  /// With the state that the postal code lies in, where none is given and there is only one: in the
  /// United States, Canada and Australia, whose addresses need it.
  public PlaceCodes withStateOfZip() {
    return state.isEmpty() ? new PlaceCodes(country, stateOfZip().orElse(""), zip) : this;
  }

  /// With the state that a ZIP code lies in, where none is given and the post of the United States
  /// has that city there: then it is one, and no other country's postal code.
  public PlaceCodes withStateOfTown(@Nullable String city) {
    return stateOfZip()
        .filter(_ -> country.equals(UNITED_STATES) && city != null)
        .filter(code -> UsZips.table().zips(code, text(city)).contains(zip.substring(0, FIVE)))
        .map(_ -> withStateOfZip())
        .orElse(this);
  }

  private Optional<String> stateOfZip() {
    return switch (country) {
      case UNITED_STATES ->
          ZIP_CODE.matcher(zip).matches()
              ? UsZips.table().state(zip.substring(0, FIVE))
              : Optional.empty();
      case "CA" -> onlyOne(CaAreas.table());
      case "AU" -> onlyOne(AuPostcodes.table());
      default -> Optional.empty();
    };
  }

  private Optional<String> onlyOne(Postcodes table) {
    var states = CountryFormats.of(country).tidy(zip).map(table::states).orElseGet(Set::of);
    return states.size() == 1 ? Optional.of(states.iterator().next()) : Optional.empty();
  }

  private static String country(String typed) {
    return CountryNames.code(typed).orElseGet(() -> typed.toUpperCase(Locale.ROOT));
  }

  /// A state in another script stays so: packers there read it.
  private static String state(String country, String typed, String zip) {
    if (typed.isEmpty() || isCode(country, typed) || !PostalText.isLatin(typed)) {
      return typed.toUpperCase(Locale.ROOT);
    }
    return StateNames.code(country, typed)
        .or(
            () ->
                country.equals(UNITED_STATES)
                    ? UsStates.misspelt(typed, UsZipText.read(zip).five())
                    : Optional.empty())
        .orElse(typed);
  }

  private static boolean isCode(String country, String typed) {
    return country.equals(UNITED_STATES)
        && typed.length() == CODE
        && UsStates.isCode(typed.toUpperCase(Locale.ROOT));
  }

  private static String text(@Nullable String typed) {
    return typed == null ? "" : typed.strip();
  }
}
