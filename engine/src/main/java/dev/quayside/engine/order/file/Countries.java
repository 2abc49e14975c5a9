package dev.quayside.engine.order.file;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Countries as people write them: two letters, three letters, or a name in one of the languages
/// files come in (`Deutschland`, `Allemagne`).
final class Countries {

  /// Where two languages mean different countries by a name, the first one has it.
  private static final List<String> LANGUAGES =
      List.of("en", "es", "de", "fr", "it", "nl", "pt", "pl", "sv", "da");

  private static final Map<String, String> BY_NAME = read();

  private Countries() {}

  static Optional<String> code(String text) {
    return Optional.ofNullable(BY_NAME.get(Headers.key(text)));
  }

  private static Map<String, String> read() {
    var names = new HashMap<String, String>();
    for (var code : Locale.getISOCountries()) {
      names.put(Headers.key(Locale.of("", code).getISO3Country()), code);
      names.put(Headers.key(code), code);
    }
    for (var language : LANGUAGES) {
      for (var code : Locale.getISOCountries()) {
        var name = Locale.of("", code).getDisplayCountry(Locale.of(language));
        names.putIfAbsent(Headers.key(name), code);
      }
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
