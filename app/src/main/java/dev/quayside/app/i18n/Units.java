package dev.quayside.app.i18n;

import dev.quayside.printing.address.UsCountries;

/// The units of weights and lengths.
public enum Units {
  /// Pounds, ounces, inches.
  IMPERIAL,
  /// Kilograms, grams, centimetres.
  METRIC;

  /// @param country of the sender, ISO 3166-1 alpha-2
  public static Units of(String country) {
    return country.isBlank() || UsCountries.POSTAL.contains(country) ? IMPERIAL : METRIC;
  }
}
