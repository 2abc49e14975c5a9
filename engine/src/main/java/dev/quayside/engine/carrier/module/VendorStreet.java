package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.parcel.address.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Fits a street to the lines a carrier has. A carrier may print them in another order (UPS does
/// for some countries), so each line stands alone as far as the lines suffice: it is broken at
/// commas, else before a unit's word, else between words, and no line holds the end of one typed
/// line and the beginning of the next.
public final class VendorStreet {

  /// Between two parts that people set apart.
  private static final String COMMA = "\\s*[,;|]\\s*|\\s+[-\u2013\u2014]\\s+";

  /// Before what names a part of a house.
  private static final String UNIT =
      "\\s+(?=(?:apt|apartment|suite|ste|unit|floor|fl|room|rm|bldg|building|dept|level|lvl|tower"
          + "|block|flat|piso|planta|puerta|escalera|etage|\u00e9tage|appt|b\u00e2t|batiment|b\u00e2timent"
          + "|stock|whg|wohnung|interior|bureau|porte)\\b\\.?\\s*\\S|#\\s*\\w)";

  private static final Pattern COMMAS = Pattern.compile(COMMA);
  private static final Pattern PARTS =
      Pattern.compile(COMMA + "|" + UNIT, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /// Between words, but for a house's number at the end or the beginning, which means nothing
  /// alone.
  private static final Pattern WORDS =
      Pattern.compile("(?<!^\\d{1,6})\\s+(?!\\d{1,6}\\s?\\p{L}?$)");

  private static final Pattern ANYWHERE = Pattern.compile("\\s+");

  private static final Pattern AT_THE_ENDS = Pattern.compile("^[\\s,;|\u2013\u2014-]+|[\\s,;|]+$");

  private VendorStreet() {}

  /// The street in at most so many lines.
  ///
  /// @param field of the request: `to`
  /// @param most characters in each line
  /// @throws ProblemException `INVALID_ADDRESS` when it does not fit
  public static List<String> lines(
      String carrier, String field, Address address, int lines, int most) {
    var given =
        Stream.of(VendorText.tidy(address.street1()), VendorText.tidy(address.street2()))
            .filter(line -> !line.isEmpty())
            .toList();
    if (fits(given, lines, most)) {
      return given;
    }
    return Stream.of(
            List.of(COMMAS), List.of(PARTS), List.of(PARTS, WORDS, ANYWHERE), List.of(ANYWHERE))
        .map(breaks -> broken(given, breaks, most))
        .filter(broken -> fits(broken, lines, most))
        .findFirst()
        .or(() -> together(given, lines, most))
        .orElseThrow(
            () ->
                ProblemException.invalid(
                    ProblemCode.INVALID_ADDRESS,
                    field + ".street1",
                    CarrierWords.STREET_TOO_LONG.of(carrier, lines, most)));
  }

  private static boolean fits(List<String> broken, int lines, int most) {
    return broken.size() <= lines && broken.stream().allMatch(line -> line.length() <= most);
  }

  private static Optional<List<String>> together(List<String> given, int lines, int most) {
    return Optional.of(broken(List.of(String.join(", ", given)), List.of(ANYWHERE), most))
        .filter(broken -> fits(broken, lines, most));
  }

  /// Each line broken by itself.
  private static List<String> broken(List<String> given, List<Pattern> breaks, int most) {
    return given.stream().flatMap(line -> broken(line, breaks, most).stream()).toList();
  }

  /// @param breaks where it may be broken, the best first; a line without such a place is left too
  ///   long, but a word that is
  private static List<String> broken(String text, List<Pattern> breaks, int most) {
    var broken = new ArrayList<String>();
    var rest = text;
    while (rest.length() > most) {
      int end = end(rest, breaks, most);
      broken.add(bare(rest.substring(0, end)));
      rest = bare(rest.substring(end));
    }
    if (!rest.isEmpty()) {
      broken.add(rest);
    }
    return broken;
  }

  private static int end(String rest, List<Pattern> breaks, int most) {
    return breaks.stream()
        .mapToInt(pattern -> last(pattern, rest, most))
        .filter(end -> end > 0)
        .findFirst()
        .orElseGet(() -> breaks.contains(ANYWHERE) ? VendorText.within(rest, most) : rest.length());
  }

  private static int last(Pattern pattern, String rest, int most) {
    var found = pattern.matcher(rest);
    int last = 0;
    while (found.find() && found.start() <= most) {
      last = found.start();
    }
    return last;
  }

  private static String bare(String line) {
    return AT_THE_ENDS.matcher(line).replaceAll("");
  }
}
