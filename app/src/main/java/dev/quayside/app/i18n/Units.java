package dev.quayside.app.i18n;

import java.util.Set;

/// The units of weights and lengths.
public enum Units {
  /// Pounds, ounces, inches.
  IMPERIAL,
  /// Kilograms, grams, centimetres.
  METRIC;

  /// Countries and territories whose post uses pounds.
  private static final Set<String> IN_POUNDS =
      Set.of("US", "PR", "VI", "GU", "AS", "MP", "FM", "MH", "PW");

  /// @param country of the sender, ISO 3166-1 alpha-2
  public static Units of(String country) {
    return country.isBlank() || IN_POUNDS.contains(country) ? IMPERIAL : METRIC;
  }
}
