package dev.quayside.engine.order.file;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Countries as people write them: two letters, three letters, or a name in English or Spanish.
final class Countries {

  private static final Map<String, String> BY_NAME = read();

  private Countries() {}

  static Optional<String> code(String text) {
    return Optional.ofNullable(BY_NAME.get(Headers.key(text)));
  }

  private static Map<String, String> read() {
    var names = new HashMap<String, String>();
    for (var code : Locale.getISOCountries()) {
      var country = Locale.of("", code);
      names.put(Headers.key(country.getDisplayCountry(Locale.ENGLISH)), code);
      names.put(Headers.key(country.getDisplayCountry(Locale.of("es"))), code);
      names.put(Headers.key(country.getISO3Country()), code);
      names.put(Headers.key(code), code);
    }
    names.put("unitedstatesofamerica", "US");
    names.put("eeuu", "US");
    names.put("estadosunidosdeamerica", "US");
    names.put("uk", "GB");
    names.put("greatbritain", "GB");
    names.put("england", "GB");
    return names;
  }
}
