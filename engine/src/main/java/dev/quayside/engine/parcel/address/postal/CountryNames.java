package dev.quayside.engine.parcel.address.postal;

import dev.quayside.engine.base.text.CountryCode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads countries as people and shops write them: two letters, three letters, or a name in the
/// country's own language or one of those addresses and files arrive in (`Deutschland`,
/// `Allemagne`), official or usual (`Korea, Republic of`), with its code beside it (`United States
/// (US)`). Names are CLDR's, which come with Java, and those of `country_names.tsv`.
public final class CountryNames {

  /// The languages countries are named in. A name that means two countries means the earlier
  /// language's.
  private static final List<String> LANGUAGES =
      List.of(
          "en", "es", "de", "fr", "it", "nl", "pt", "pl", "sv", "da", "nb", "fi", "cs", "sk", "hu",
          "ro", "hr", "tr", "el", "ru", "uk", "ja", "zh", "ko");

  private static final int CODE = 2;

  private static final Pattern IN_PARENTHESES = Pattern.compile("\\s*[(\\[]([^()\\[\\]]*)[)\\]]");
  private static final Pattern BESIDE = Pattern.compile("\\s+[-\u2013\u2014:/]\\s*|\\s*[-:/]\\s+");

  private CountryNames() {}

  /// The ISO 3166-1 alpha-2 code of a text that holds only a country; empty when it does not.
  public static Optional<String> code(String text) {
    var typed = text.strip();
    if (typed.length() == CODE) {
      var code = typed.toUpperCase(Locale.ROOT);
      if (CountryCode.isKnown(code)) {
        return Optional.of(code);
      }
    }
    return named(typed)
        .or(() -> named(IN_PARENTHESES.matcher(typed).replaceAll("")))
        .or(() -> beside(typed));
  }

  private static Optional<String> named(String name) {
    return Optional.ofNullable(Table.BY_NAME.get(CountryWords.key(name)))
        .or(() -> Optional.ofNullable(Table.BY_NAME.get(CountryWords.shortKey(name))));
  }

  /// The country of `US - United States`: what stands on both sides means the same.
  private static Optional<String> beside(String typed) {
    var sides = BESIDE.split(typed, CODE);
    return sides.length == CODE
        ? named(sides[0]).filter(first -> named(sides[1]).filter(first::equals).isPresent())
        : Optional.empty();
  }

  /// Read on first use: a code, which most addresses have, needs none of it.
  private static final class Table {
    static final Map<String, String> BY_NAME = read();

    private static Map<String, String> read() {
      var names = new HashMap<String, String>();
      for (var code : CountryCode.all()) {
        names.put(CountryWords.key(code), code);
        threeLetters(code).ifPresent(three -> names.put(CountryWords.key(three), code));
      }
      for (var line : PostalFile.lines("country_names.tsv")) {
        var cell = line.split("\t");
        Stream.of(cell[1].split("\\|")).forEach(name -> add(names, cell[0], name));
      }
      for (var language : LANGUAGES) {
        for (var code : CountryCode.all()) {
          add(names, code, Locale.of("", code).getDisplayCountry(Locale.of(language)));
        }
      }
      for (var locale : Locale.getAvailableLocales()) {
        if (locale.getCountry().length() == CODE) {
          add(names, locale.getCountry(), locale.getDisplayCountry(locale));
        }
      }
      names.remove("");
      return Map.copyOf(names);
    }

    private static void add(Map<String, String> names, String code, String name) {
      names.putIfAbsent(CountryWords.key(name), code);
      names.putIfAbsent(CountryWords.key(CountryWords.withoutUmlauts(name)), code);
    }

    /// ISO 3166-1 alpha-3; empty for a code that is not ISO's own.
    private static Optional<String> threeLetters(String code) {
      try {
        return Optional.of(Locale.of("", code).getISO3Country()).filter(three -> !three.isEmpty());
      } catch (MissingResourceException none) {
        return Optional.empty();
      }
    }
  }
}
