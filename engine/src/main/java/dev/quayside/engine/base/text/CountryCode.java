package dev.quayside.engine.base.text;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Country codes (ISO 3166-1 alpha-2), with `XK` for Kosovo: ISO has none, and shops, CLDR, the UPU
/// and the European Union use that one.
public final class CountryCode {

  public static final String KOSOVO = "XK";

  private static final Set<String> ALL =
      Stream.concat(Stream.of(Locale.getISOCountries()), Stream.of(KOSOVO))
          .collect(Collectors.toUnmodifiableSet());

  private CountryCode() {}

  /// @param code in capitals
  public static boolean isKnown(String code) {
    return ALL.contains(code);
  }

  public static Set<String> all() {
    return ALL;
  }
}
