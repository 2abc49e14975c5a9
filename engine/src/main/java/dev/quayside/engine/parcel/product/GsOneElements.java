package dev.quayside.engine.parcel.product;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The GS1 elements in a GS1-128, GS1 DataMatrix or GS1 QR code that name a trade item (GS1 General
/// Specifications, sections 3.2 and 7.8).
record GsOneElements(
    String gtin, @Nullable String lot, @Nullable LocalDate expiresOn, @Nullable String serial) {

  private static final char FNC1 = '\u001d';
  private static final int LONGEST = 90;
  private static final Pattern READABLE = Pattern.compile("\\((\\d{2,4})\\)([^()]+)");
  private static final Pattern GTIN = Pattern.compile("\\d{14}");
  private static final Pattern DATE = Pattern.compile("\\d{6}");

  /// Goods scanned now expire in this century or have expired long ago (section 7.12).
  private static final int LAST_OF_CENTURY = 79;

  /// Values of a fixed length, by the first two digits of their identifier; they end by themselves.
  private static final Map<String, Integer> FIXED =
      Map.ofEntries(
          Map.entry("00", 18),
          Map.entry("01", 14),
          Map.entry("02", 14),
          Map.entry("03", 14),
          Map.entry("04", 16),
          Map.entry("11", 6),
          Map.entry("12", 6),
          Map.entry("13", 6),
          Map.entry("14", 6),
          Map.entry("15", 6),
          Map.entry("16", 6),
          Map.entry("17", 6),
          Map.entry("18", 6),
          Map.entry("19", 6),
          Map.entry("20", 2),
          Map.entry("31", 6),
          Map.entry("32", 6),
          Map.entry("33", 6),
          Map.entry("34", 6),
          Map.entry("35", 6),
          Map.entry("36", 6),
          Map.entry("41", 13));

  /// Empty for a code that is not all elements, or names no trade item.
  static Optional<GsOneElements> read(String text) {
    var found = text.startsWith("(") ? readable(text) : elements(text);
    var gtin = found.get("01");
    return gtin == null || !isGtin(gtin)
        ? Optional.empty()
        : Optional.of(
            new GsOneElements(gtin, found.get("10"), date(found.get("17")), found.get("21")));
  }

  private static Map<String, String> readable(String text) {
    var found = new HashMap<String, String>();
    var each = READABLE.matcher(text);
    int end = 0;
    while (each.find() && each.start() == end) {
      found.put(each.group(1), each.group(2).strip());
      end = each.end();
    }
    return end == text.length() ? found : Map.of();
  }

  private static Map<String, String> elements(String text) {
    var found = new HashMap<String, String>();
    int at = 0;
    while (at < text.length()) {
      if (text.charAt(at) == FNC1) {
        at++;
        continue;
      }
      int begin = at + identifierLength(text, at);
      if (begin == at || begin >= text.length()) {
        return Map.of();
      }
      int end = end(text, at, begin);
      if (end > text.length() || end - begin > LONGEST) {
        return Map.of();
      }
      found.put(text.substring(at, begin), text.substring(begin, end));
      at = end;
    }
    return found;
  }

  private static int end(String text, int at, int begin) {
    var length = FIXED.get(text.substring(at, at + 2));
    if (length != null) {
      return begin + length;
    }
    int separator = text.indexOf(FNC1, begin);
    return separator < 0 ? text.length() : separator;
  }

  /// Digits of the identifier that begins here; 0 when none does.
  private static int identifierLength(String text, int at) {
    if (at + 2 > text.length()
        || !text.substring(at, at + 2).chars().allMatch(c -> c >= '0' && c <= '9')) {
      return 0;
    }
    int two = Integer.parseInt(text.substring(at, at + 2));
    return switch (two) {
      case 23, 24, 25, 40, 41, 42, 71 -> 3;
      case 31, 32, 33, 34, 35, 36, 39, 43, 70, 72, 80, 81, 82 -> 4;
      default -> 2;
    };
  }

  private static boolean isGtin(String digits) {
    if (!GTIN.matcher(digits).matches()) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 3 : 1);
    }
    return sum % 10 == 0;
  }

  /// `YYMMDD`; day 00 is the last of its month.
  private static @Nullable LocalDate date(@Nullable String text) {
    if (text == null || !DATE.matcher(text).matches()) {
      return null;
    }
    int month = Integer.parseInt(text.substring(2, 4));
    int day = Integer.parseInt(text.substring(4));
    if (month < 1 || month > 12) {
      return null;
    }
    var of = YearMonth.of(year(Integer.parseInt(text.substring(0, 2))), month);
    return day > of.lengthOfMonth() ? null : day == 0 ? of.atEndOfMonth() : of.atDay(day);
  }

  private static int year(int two) {
    return two > LAST_OF_CENTURY ? 1_900 + two : 2_000 + two;
  }
}
