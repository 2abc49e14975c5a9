package dev.quayside.engine.parcel.address.phone;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.PhoneNumberUtil.Leniency;
import com.google.i18n.phonenumbers.PhoneNumberUtil.ValidationResult;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A telephone number, read from what people write: with an extension, with a zero in parentheses,
/// in letters, two in one field. The first of several counts.
///
/// @param written the number as it was typed, without the extension and any second number; empty
///   for none
/// @param digits for carriers that take digits: ten in North America, else with the country's
///   calling code where it is known; empty for none
/// @param extension its digits; empty for none
public record Telephone(String written, String digits, String extension) {

  private static final Telephone NONE = new Telephone("", "", "");

  private static final int NORTH_AMERICA = 1;
  private static final Set<String> TEN_DIGITS = Set.of("US", "CA", "PR");
  private static final int SHORTEST = 7;

  /// ITU-T E.164.
  private static final int LONGEST = 15;

  /// What separates two numbers. A slash may also stand within one: `030/123456`.
  private static final Pattern BETWEEN =
      Pattern.compile(
          "(?i)\\s*[;|\\n"
              + "]\\s*|\\s+[/&,]\\s*|\\s*[/,]\\s+|[/,]|\\s+(?:or|and|oder|ou|und|et|o|y|e)\\s+|\\s{2,}(?=[+(\\d])");

  private static final Pattern EXTENSION =
      Pattern.compile(
          "(?iu)[\\s,;.()（-]*(?:(?<!\\p{L})(?:extension|extensi[oó]n|ext|extn|exten|ex|xtn|xt|x|dial|press|then|opt(?:ion)?|post[eé]"
              + "|anexo|interno|int|ramal|durchwahl|dw|app|apparat|toestel|tst|wew|wewn|klapka|linka|mell"
              + "|ankn|anknytning|lok|lokal|loc|local|dahili|доб|вн|εσωτ|内線|分机|分機|转|轉|내선|שלוחה)\\.?|#|\\*)"
              + "[\\s:.#=-]*(\\d{1,7})[\\s#)）]*$");

  /// An extension in brackets: `415-555-0100 (12)`.
  private static final Pattern IN_BRACKETS = Pattern.compile("(?<=\\d)\\s*[(\\[](\\d{1,5})[)\\]]$");

  /// A Chinese extension behind area code and number: `010-12345678-12`.
  private static final Pattern CHINESE =
      Pattern.compile("(?<=^(?:\\+?86[ -]?)?0?\\d{2,3}-\\d{7,8})-(\\d{1,6})$");

  /// A pause before the extension: `415-555-0100,,12#`, `4155550100p12`.
  private static final Pattern PAUSE =
      Pattern.compile("(?i)(?<=\\d)\\s*(?:[,;]+|[pw]\\.?)\\s*#?(\\d{1,6})#?$");

  /// What stands before a number and is none of it: `Tel.:`, `M.`.
  private static final Pattern LABEL =
      Pattern.compile(
          "(?i)^(?:tel|telephone|phone|ph|mobile|mob|cell|tlf|fono|handy|whatsapp|home|work|office|m|t|p|h|w|c)\\b[.:\\s]*(?=[+(\\d])");

  /// A number that a spreadsheet made a decimal, and one that it rounded.
  private static final Pattern DECIMALS = Pattern.compile("(?<=^\\d{7,15})\\.0+$");

  private static final Pattern ROUNDED = Pattern.compile("(?i)\\d(?:[.,]\\d+)?E\\+?\\d+");

  /// Words behind a number: `until 5 pm`. Those of a number in letters are not set apart.
  private static final Pattern WORDS_BEHIND = Pattern.compile("(?<=\\d)[\\s,;.()-]*\\s\\p{L}.*$");

  /// More digits than the number has: `415-555-0100 - 12`.
  private static final Pattern MORE_BEHIND = Pattern.compile("^(.*\\d)[\\s.-]+(\\d{1,6})$");

  /// The zero that is not dialled from abroad.
  private static final Pattern TRUNK_ZERO = Pattern.compile("\\(0\\)");

  private record Typed(String text, String country) {}

  /// Of the last few numbers: every service of every carrier asks for each parcel.
  private static final Cache<Typed, Telephone> LATELY =
      Caffeine.newBuilder()
          .maximumSize(64)
          .expireAfterWrite(Duration.ofSeconds(10))
          .executor(Runnable::run)
          .build();

  private static final Pattern BETWEEN_DIGITS = Pattern.compile("(?<=\\d)[\\s.-]+(?=[\\d(+])");
  private static final Pattern NOT_DIGITS = Pattern.compile("[^0-9]");

  /// The number as it was typed, where it can be dialled; empty for one without digits and for one
  /// that cannot be told, as a carrier would call a stranger or nobody.
  public String callable() {
    return digits.isEmpty() ? "" : written;
  }

  /// @param country where a number without a calling code is dialled, ISO 3166-1 alpha-2
  public static Telephone read(@Nullable String text, String country) {
    if (text == null || text.isBlank()) {
      return NONE;
    }
    if (isTenDigits(text) && TEN_DIGITS.contains(country)) {
      // most numbers need nothing of the library, whose tables are read on first use
      return new Telephone(text, text, "");
    }
    return LATELY.get(new Typed(text, country), typed -> parsed(typed.text(), typed.country()));
  }

  private static Telephone parsed(String text, String country) {
    var plain = text.strip();
    if (ROUNDED.matcher(plain).matches()) {
      return new Telephone(plain, "", "");
    }
    var whole = DECIMALS.matcher(LABEL.matcher(plain).replaceFirst("")).replaceFirst("");
    var paused = PAUSE.matcher(whole);
    if (paused.find() && digits(whole.substring(0, paused.start())).length() >= SHORTEST) {
      return number(whole.substring(0, paused.start()), paused.group(1), country);
    }
    var first = first(whole);
    return Stream.of(EXTENSION, IN_BRACKETS, country.equals("CN") ? CHINESE : EXTENSION)
        .map(pattern -> pattern.matcher(first))
        .filter(found -> found.find() && isBehindNumber(found, first))
        .findFirst()
        .map(found -> number(first.substring(0, found.start()), found.group(1), country))
        .orElseGet(() -> number(first, "", country));
  }

  /// An extension in brackets stands behind a number; one that is named behind whatever there is,
  /// but for a whole number alone: `dial 5550100`.
  private static boolean isBehindNumber(Matcher found, String text) {
    int before = digits(text.substring(0, found.start())).length();
    return found.pattern() == EXTENSION
        ? before > 0 || found.group(1).length() < SHORTEST
        : before >= SHORTEST;
  }

  private static Telephone number(String written, String extension, String country) {
    var plain = written.strip();
    var alone = WORDS_BEHIND.matcher(plain).replaceFirst("");
    var parsed = parse(alone, country);
    if (parsed != null) {
      return read(alone, parsed, extension);
    }
    parsed = parse(plain, country);
    if (parsed != null) {
      return read(plain, parsed, extension);
    }
    var more = MORE_BEHIND.matcher(alone);
    if (extension.isEmpty() && more.matches()) {
      var before = parse(more.group(1), country);
      if (before != null) {
        return read(more.group(1), before, more.group(2));
      }
    }
    var digits = digits(plain);
    if (digits.length() > LONGEST) {
      return among(plain, country).orElseGet(() -> new Telephone(plain, "", ""));
    }
    return new Telephone(plain, digits, digits.isEmpty() ? "" : extension);
  }

  private static Telephone read(String written, PhoneNumber number, String extension) {
    return new Telephone(
        written, dialled(number), extension.isEmpty() ? number.getExtension() : extension);
  }

  /// The first number of a text that is too long to be one: of two in a row, or that the library
  /// finds.
  private static Optional<Telephone> among(String text, String country) {
    var gap = BETWEEN_DIGITS.matcher(text);
    while (gap.find()) {
      var left = text.substring(0, gap.start());
      var first = parse(left, country);
      if (first != null && parse(text.substring(gap.end()), country) != null) {
        return Optional.of(read(left, first, ""));
      }
    }
    var found =
        PhoneNumberUtil.getInstance()
            .findNumbers(text, country, Leniency.POSSIBLE, Long.MAX_VALUE)
            .iterator();
    if (!found.hasNext()) {
      return Optional.empty();
    }
    var first = found.next();
    return Optional.of(
        new Telephone(first.rawString(), dialled(first.number()), first.number().getExtension()));
  }

  /// The first number of a text that may hold two.
  private static String first(String text) {
    var gap = BETWEEN.matcher(text);
    while (gap.find()) {
      var left = text.substring(0, gap.start());
      boolean two = digits(text.substring(gap.end())).length() >= SHORTEST;
      if (digits(left).length() >= SHORTEST && (two || !EXTENSION.matcher(text).find())) {
        return left;
      }
    }
    return text;
  }

  private static String dialled(PhoneNumber number) {
    var national = PhoneNumberUtil.getInstance().getNationalSignificantNumber(number);
    return number.getCountryCode() == NORTH_AMERICA ? national : number.getCountryCode() + national;
  }

  /// The number, when it has a length that is possible where it is; null otherwise.
  private static @Nullable PhoneNumber parse(String text, String country) {
    var plain = TRUNK_ZERO.matcher(text).replaceAll("");
    var number = possible(plain, country);
    if (number != null) {
      return number;
    }
    var today = CallingCodes.asToday(plain, country);
    return today.equals(plain) ? null : possible(today, country);
  }

  private static @Nullable PhoneNumber possible(String text, String country) {
    try {
      var util = PhoneNumberUtil.getInstance();
      var number = util.parse(text, country);
      return util.isPossibleNumberWithReason(number) == ValidationResult.IS_POSSIBLE
          ? number
          : null;
    } catch (NumberParseException none) {
      return null;
    }
  }

  private static String digits(String text) {
    return NOT_DIGITS.matcher(TRUNK_ZERO.matcher(text).replaceAll("")).replaceAll("");
  }

  private static boolean isTenDigits(String text) {
    return text.length() == 10 && text.chars().allMatch(each -> each >= '0' && each <= '9');
  }
}
