package dev.quayside.engine.base.text;

import java.util.Locale;
import java.util.Set;

/// Country codes (ISO 3166-1 alpha-2).
public final class CountryCode {

  private static final Set<String> ALL = Set.of(Locale.getISOCountries());

  private CountryCode() {}

  /// @param code in capitals
  public static boolean isKnown(String code) {
    return ALL.contains(code);
  }
}
