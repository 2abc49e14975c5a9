package dev.quayside.app.address;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The line of an address with city and postal code, read in its country's order.
///
/// @param city null when the line above is the city
/// @param country ISO 3166-1 alpha-2
record CityAndCode(@Nullable String city, @Nullable String state, String zip, String country) {

  private static final String CITY = "(?<city>[\\p{L} .'’\\-]+?)";

  private static final Pattern US =
      Pattern.compile(
          "(?iu)"
              + CITY
              + "[,\\s]+(?<state>[a-z]{2}|"
              + StateNames.pattern()
              + ")\\.?[,\\s]+(?<zip>\\d{5}(?:-\\d{4})?)");
  private static final Pattern CA =
      Pattern.compile(
          "(?iu)"
              + CITY
              + "[,\\s]+\\(?(?<state>AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba"
              + "|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Northwest Territories|Nunavut|Ontario"
              + "|Prince Edward Island|Qu[ée]bec|Saskatchewan|Yukon)\\)?[,\\s]+(?<zip>[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d)");
  private static final Pattern AU =
      Pattern.compile(
          "(?iu)"
              + CITY
              + "[,\\s]+(?<state>NSW|VIC|QLD|SA|WA|TAS|ACT|NT|New South Wales|Victoria|Queensland|South Australia"
              + "|Western Australia|Tasmania|Australian Capital Territory|Northern Territory)[,\\s]+(?<zip>\\d{4})");
  private static final Pattern GB =
      Pattern.compile(
          "(?i)(?:(?<city>[\\p{L} .'’\\-]+?)[,\\s]+)?(?<zip>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})");

  /// Japan in Latin letters, from small to large: `Chiyoda-ku, Tokyo 100-0001`.
  private static final Pattern JP =
      Pattern.compile(
          "(?:(?<city>\\p{L}[\\p{L} .'’\\-]*?),\\s*)?(?:(?<state>\\p{IsLatin}[\\p{IsLatin} \\-]*?)[,\\s]+)?"
              + "〒?\\s*(?<zip>\\d{3}-\\d{4})");

  /// Most countries: the code before the city, a province behind it: `20122 Milano (MI)`.
  private static final Pattern CODE_FIRST =
      Pattern.compile(
          "(?:[A-Z]{1,3}[- ]|C\\.?P\\.? ?)?(?<zip>\\d[\\d -]{2,8}\\d(?: ?[A-Z]{2})?)\\s+(?<city>\\p{L}.*?)"
              + "(?:\\s*\\((?<state>[^)]+)\\)|(?:, ?| - | (?=[A-Z]{2}$))(?<region>\\p{L}[\\p{L}. ]*))?");

  /// Brazil with the code on its own line: `São Paulo - SP`, `01435-010`.
  private static final Pattern CODE_ALONE = Pattern.compile("(?<zip>\\d{5}-\\d{3})");

  private static final Pattern BRAZIL =
      Pattern.compile("(?<city>\\p{L}.*?) ?[-/,] ?(?<state>[A-Z]{2})[, ]+(?<zip>\\d{5}-?\\d{3})");

  private static final Pattern CITY_AND_STATE =
      Pattern.compile("(?<city>\\p{L}.*?) ?[-/,] ?(?<state>[A-Z]{2})");

  /// The other countries: the code behind the city.
  private static final Pattern CODE_LAST =
      Pattern.compile(
          "(?<city>\\p{L}[\\p{L} .'’\\-]*?)[,\\s]+(?:(?<state>[A-Z]{2,4})[,\\s]+)?"
              + "(?<zip>(?=[A-Z0-9 -]*\\d)[A-Z0-9][A-Z0-9 -]{2,9})");

  /// @param country named in the block; when empty, a line is read as of the United States, then of
  ///   Canada
  static Optional<CityAndCode> read(String line, Optional<String> country) {
    return country
        .map(named -> read(line, named))
        .orElseGet(() -> read(line, "US").or(() -> read(line, "CA")));
  }

  private static Optional<CityAndCode> read(String line, String country) {
    return patterns(country).stream()
        .map(pattern -> pattern.matcher(line))
        .filter(Matcher::matches)
        .findFirst()
        .map(found -> of(found, country));
  }

  private static List<Pattern> patterns(String country) {
    return switch (country) {
      case "US", "PR", "VI", "GU" -> List.of(US);
      case "CA" -> List.of(CA);
      case "AU" -> List.of(AU);
      case "JP" -> List.of(JP);
      case "GB", "GG", "JE", "IM" -> List.of(GB);
      case "BR" -> List.of(CODE_FIRST, BRAZIL, CODE_ALONE);
      default -> List.of(CODE_FIRST, CODE_LAST);
    };
  }

  /// The same with the line above as its city, which may include the state: `São Paulo - SP`.
  CityAndCode below(String line) {
    var both = CITY_AND_STATE.matcher(line);
    return both.matches() && country.equals("BR")
        ? new CityAndCode(both.group("city"), both.group("state"), zip, country)
        : new CityAndCode(line, state, zip, country);
  }

  private static CityAndCode of(Matcher found, String country) {
    return new CityAndCode(
        group(found, "city"),
        state(Optional.ofNullable(group(found, "state")).orElse(group(found, "region")), country),
        found.group("zip").strip().toUpperCase(Locale.ROOT),
        country);
  }

  private static @Nullable String state(@Nullable String written, String country) {
    if (written == null) {
      return null;
    }
    return country.equals("US")
        ? StateNames.code(written).orElse(written.toUpperCase(Locale.ROOT))
        : written.matches("\\p{L}{1,3}") ? written.toUpperCase(Locale.ROOT) : written;
  }

  private static @Nullable String group(Matcher found, String name) {
    var has = found.namedGroups().containsKey(name);
    var text = has ? found.group(name) : null;
    return text == null ? null : text.strip().replaceAll("[,;]+$", "");
  }
}
