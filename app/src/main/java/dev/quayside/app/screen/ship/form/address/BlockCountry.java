package dev.quayside.app.screen.ship.form.address;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Countries as people write them under an address: by name in English, Spanish or their own
/// language, or by code.
final class BlockCountry {

  private static final Map<String, String> CODES = codes();

  private BlockCountry() {}

  /// ISO 3166-1 alpha-2 of a line that is nothing but a country.
  static Optional<String> code(String line) {
    return line.matches(".*\\d.*") ? Optional.empty() : Optional.ofNullable(CODES.get(key(line)));
  }

  private static Map<String, String> codes() {
    var codes = new HashMap<String, String>();
    for (var code : Locale.getISOCountries()) {
      var country = Locale.of("", code);
      codes.put(key(code), code);
      codes.put(key(country.getISO3Country()), code);
      codes.put(key(country.getDisplayCountry(Locale.of("es"))), code);
      codes.put(key(country.getDisplayCountry(Locale.ENGLISH)), code);
    }
    for (var locale : Locale.getAvailableLocales()) {
      if (locale.getCountry().length() == 2) {
        codes.putIfAbsent(key(locale.getDisplayCountry(locale)), locale.getCountry());
      }
    }
    codes.put("usa", "US");
    codes.put("unitedstatesofamerica", "US");
    codes.put("uk", "GB");
    codes.put("england", "GB");
    codes.put("scotland", "GB");
    codes.put("wales", "GB");
    codes.put("northernireland", "GB");
    codes.put("greatbritain", "GB");
    codes.put("holland", "NL");
    codes.put("thenetherlands", "NL");
    codes.put("czechrepublic", "CZ");
    return Map.copyOf(codes);
  }

  private static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .replaceAll("[^\\p{L}]", "")
        .toLowerCase(Locale.ROOT);
  }
}
