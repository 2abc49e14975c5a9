package dev.quayside.engine.parcel.address.postal;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads countries as people write them: two letters, three letters, or a name in the country's own
/// language or one of those addresses and files arrive in (`Deutschland`, `Allemagne`).
public final class CountryNames {

  /// The languages countries are named in. A name that means two countries means the earlier
  /// language's.
  private static final List<String> LANGUAGES =
      List.of("en", "es", "de", "fr", "it", "nl", "pt", "pl", "sv", "da");

  private static final Map<String, String> OTHERS =
      Map.ofEntries(
          Map.entry("unitedstatesofamerica", "US"),
          Map.entry("eeuu", "US"),
          Map.entry("estadosunidosdeamerica", "US"),
          Map.entry("uk", "GB"),
          Map.entry("greatbritain", "GB"),
          Map.entry("england", "GB"),
          Map.entry("scotland", "GB"),
          Map.entry("wales", "GB"),
          Map.entry("northernireland", "GB"),
          Map.entry("holland", "NL"),
          Map.entry("thenetherlands", "NL"),
          Map.entry("czechrepublic", "CZ"));

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern NOT_LETTERS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final Map<String, String> BY_NAME = read();

  private CountryNames() {}

  /// The ISO 3166-1 alpha-2 code of a text that holds only a country; empty when it does not.
  public static Optional<String> code(String text) {
    return Optional.ofNullable(BY_NAME.get(key(text)));
  }

  private static Map<String, String> read() {
    var names = new HashMap<String, String>();
    for (var code : Locale.getISOCountries()) {
      names.put(key(Locale.of("", code).getISO3Country()), code);
      names.put(key(code), code);
    }
    for (var language : LANGUAGES) {
      for (var code : Locale.getISOCountries()) {
        names.putIfAbsent(key(Locale.of("", code).getDisplayCountry(Locale.of(language))), code);
      }
    }
    for (var locale : Locale.getAvailableLocales()) {
      if (locale.getCountry().length() == 2) {
        names.putIfAbsent(key(locale.getDisplayCountry(locale)), locale.getCountry());
      }
    }
    names.putAll(OTHERS);
    return Map.copyOf(names);
  }

  private static String key(String name) {
    var bare = MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFKD)).replaceAll("");
    return NOT_LETTERS.matcher(bare).replaceAll("").toLowerCase(Locale.ROOT);
  }
}
