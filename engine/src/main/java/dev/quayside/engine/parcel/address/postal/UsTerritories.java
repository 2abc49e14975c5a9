package dev.quayside.engine.parcel.address.postal;

import dev.quayside.printing.address.UsCountries;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Territories and freely associated states of the United States have country codes of their own,
/// and addresses there are written both ways: San Juan, PR lies in `US` and in `PR`.
public final class UsTerritories {

  private static final String UNITED_STATES = "US";

  /// Three-digit ZIP areas that have ZIPs in a territory.
  private static final Set<String> AREAS = Set.of("006", "007", "008", "009", "967", "969");

  private UsTerritories() {}

  /// Whether the US Postal Service delivers there.
  public static boolean isUsPostal(String country) {
    return UsCountries.POSTAL.contains(country);
  }

  /// The country codes an address may be written with, separated by spaces: for one the US Postal
  /// Service delivers to, all of those.
  public static String written(String country) {
    return isUsPostal(country) ? String.join(" ", UsCountries.POSTAL) : country;
  }

  /// The country of an address. An address in a territory is the territory's, however it was
  /// written.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static String countryOf(String country, @Nullable String state, String zip) {
    if (!country.equals(UNITED_STATES)) {
      return country;
    }
    if (state != null && !state.isBlank()) {
      return UsStates.read(state).filter(UsCountries.POSTAL::contains).orElse(UNITED_STATES);
    }
    return zip.matches("[0-9]{5}.*") && AREAS.contains(zip.substring(0, 3))
        ? UsZips.table()
            .state(zip.substring(0, 5))
            .filter(UsCountries.POSTAL::contains)
            .orElse(UNITED_STATES)
        : UNITED_STATES;
  }
}
