package dev.quayside.engine.parcel.address.postal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads states and provinces as people and shops write them: codes, ISO 3166-2 codes (`CA-ON`),
/// names in the country's languages, abbreviations (`Calif.`, `N.S.W.`). Names are those of
/// Google's libaddressinput, with usual ones beside them.
public final class StateNames {

  /// Not a letter or digit of any script.
  private static final Pattern NOT_WRITTEN = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final Pattern KIND_BEFORE =
      Pattern.compile(
          "(?i)^(?:province|state|commonwealth|provincia|provinz|prov|estado|stato|pcia|edo|citt[aà]"
              + " metropolitana)[.:]?\\s+(?:(?:of|de|di|do|da|del)\\s+)?");

  private static final Pattern KIND_BEHIND =
      Pattern.compile(
          "(?i)["
              + " -](?:to|fu|ken|si|prefecture|province|state|metropolis|city|sheng|shi|prov\\.?|provincia)$");

  /// What a state may be that people leave out.
  private static final List<String> KINDS =
      List.of(
          "都",
          "府",
          "県",
          "道",
          "省",
          "市",
          "縣",
          "自治区",
          "壮族自治区",
          "回族自治区",
          "维吾尔自治区",
          "特别行政区",
          "특별시",
          "광역시",
          "특별자치시",
          "도",
          "특별자치도",
          " City",
          " County",
          " Province");

  private static final Pattern IN_PARENTHESES = Pattern.compile("\\s*[(\\[]([^()\\[\\]]*)[)\\]]");
  private static final Pattern BESIDE = Pattern.compile("\\s+[-\u2013\u2014/,]\\s*|\\s*[-/,]\\s+");

  private static final Pattern BETWEEN = Pattern.compile("[-\u2013\u2014/,]");
  private static final Pattern FIRST_WORD = Pattern.compile("([\\p{L}.]+)[\\s,/_-]+(.+)");
  private static final Pattern LAST_WORD = Pattern.compile("(.+?)[\\s,/_-]+([\\p{L}.]+)");
  private static final Pattern LAST_PART = Pattern.compile("(.+?)\\s*,\\s*([^,]+)");

  private static final Set<String> NEEDED = Set.of("US", "CA", "AU");

  private StateNames() {}

  /// Whether an address there is not whole without its state.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static boolean areNeeded(String country) {
    return NEEDED.contains(country);
  }

  /// The code that carriers and the post use; in countries without such codes a state's name for
  /// its ISO code. Empty when the text is none of the country's states.
  ///
  /// @param country ISO 3166-1 alpha-2
  public static Optional<String> code(String country, String text) {
    var typed = text.strip();
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    var names = Names.of(country);
    return names
        .find(typed)
        .or(() -> names.find(withoutCountry(country, typed)))
        .or(() -> names.find(KIND_BEFORE.matcher(typed).replaceFirst("")))
        .or(() -> names.find(KIND_BEHIND.matcher(typed).replaceFirst("")))
        .or(() -> names.find(IN_PARENTHESES.matcher(typed).replaceAll("")))
        .or(() -> beside(names, BESIDE.split(typed, 2)))
        .or(() -> beside(names, BETWEEN.split(typed, 2)))
        .or(() -> beforeCountry(names, country, LAST_WORD.matcher(typed)))
        .or(() -> beforeCountry(names, country, LAST_PART.matcher(typed)))
        .or(() -> behindCountry(names, country, FIRST_WORD.matcher(typed)))
        .or(() -> withKind(names, typed));
  }

  /// `東京` for `東京都`, `Taipei` for `Taipei City`.
  private static Optional<String> withKind(Names names, String typed) {
    return KINDS.stream().flatMap(kind -> names.find(typed + kind).stream()).findFirst();
  }

  /// The names of a state, each as {@link PlaceName#key} makes it.
  static Set<String> keys(String country, String code) {
    return Names.of(country).byName().entrySet().stream()
        .filter(name -> name.getValue().equals(code))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /// `CA-ON`, `CA ON` and `CAON` without the country.
  private static String withoutCountry(String country, String typed) {
    var written = typed.toUpperCase(Locale.ROOT);
    return written.startsWith(country) ? typed.substring(country.length()) : "";
  }

  /// The state of `California, USA` and `California, United States`.
  private static Optional<String> beforeCountry(Names names, String country, Matcher parts) {
    return parts.matches() && isCountry(country, parts.group(2))
        ? names.find(parts.group(1))
        : Optional.empty();
  }

  /// The state of `USA-CA`.
  private static Optional<String> behindCountry(Names names, String country, Matcher parts) {
    return parts.matches() && isCountry(country, parts.group(1))
        ? names.find(parts.group(2))
        : Optional.empty();
  }

  private static boolean isCountry(String country, String word) {
    return CountryNames.code(word).filter(country::equals).isPresent();
  }

  /// The state of `NY - New York`: what stands on both sides means the same.
  private static Optional<String> beside(Names names, String[] sides) {
    return sides.length == 2
        ? names
            .find(sides[0])
            .filter(first -> names.find(sides[1]).filter(first::equals).isPresent())
        : Optional.empty();
  }

  /// The names of one country's states, read when its first address comes.
  private record Names(Map<String, String> byCode, Map<String, String> byName) {

    private static final Names NONE = new Names(Map.of(), Map.of());
    private static final Map<String, Names> READ = new ConcurrentHashMap<>();

    static Names of(String country) {
      return READ.computeIfAbsent(country, Names::read);
    }

    Optional<String> find(String typed) {
      if (typed.isBlank()) {
        return Optional.empty();
      }
      var code = byCode.get(NOT_WRITTEN.matcher(typed).replaceAll("").toUpperCase(Locale.ROOT));
      return Optional.ofNullable(code == null ? byName.get(PlaceName.key(typed)) : code);
    }

    private static Names read(String country) {
      var lines = Table.LINES.getOrDefault(country, List.of());
      if (lines.isEmpty()) {
        return NONE;
      }
      var codes = new HashMap<String, String>();
      var names = new HashMap<String, String>();
      for (var cell : lines) {
        codes.put(bare(cell.code()), cell.code());
      }
      for (var cell : lines) {
        if (!cell.iso().isEmpty()) {
          codes.putIfAbsent(cell.iso(), cell.code());
        }
        names.putIfAbsent(PlaceName.key(cell.code()), cell.code());
        for (var name : cell.names()) {
          names.putIfAbsent(PlaceName.key(name), cell.code());
          codes.putIfAbsent(bare(name), cell.code());
        }
      }
      return new Names(Map.copyOf(codes), Map.copyOf(names));
    }

    private static String bare(String text) {
      return NOT_WRITTEN.matcher(text).replaceAll("").toUpperCase(Locale.ROOT);
    }
  }

  /// @param iso without the country; empty when the state has none
  private record State(String code, String iso, List<String> names) {}

  private static final class Table {
    static final Map<String, List<State>> LINES = new HashMap<>();

    static {
      for (var line : PostalFile.lines("subdivisions.tsv.gz")) {
        var cell = line.split("\t", -1);
        add(cell[0], new State(cell[1], cell[2], names(cell[3])));
      }
      for (var line : PostalFile.lines("state_names.tsv")) {
        var cell = line.split("\t", -1);
        add(cell[0], new State(cell[1], "", names(cell[2])));
      }
    }

    private static void add(String country, State state) {
      LINES.computeIfAbsent(country, _ -> new ArrayList<>()).add(state);
    }

    private static List<String> names(String cell) {
      return cell.isEmpty() ? List.of() : List.of(cell.split("\\|"));
    }
  }
}
