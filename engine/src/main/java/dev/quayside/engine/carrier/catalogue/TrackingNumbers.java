package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.carrier.number.TrackingFormat;
import dev.quayside.engine.carrier.number.TransportBlock;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Tells the carrier of a tracking number by its shape and check digit.
public final class TrackingNumbers {

  /// What stands between the characters of a number: blanks, hyphens and dashes, the brackets of
  /// GS1's readable form, and the control characters that a scanner hands on (FNC1 as U+001D).
  private static final Pattern BETWEEN =
      Pattern.compile("[\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Pd}()\\[\\]]+");

  /// The symbology identifier that some scanners send first (ISO/IEC 15424): `]C1`, `]d2`.
  private static final Pattern SYMBOLOGY = Pattern.compile("^\\s*\\][A-Za-z]\\d");

  /// What stands around a number that was copied out of a sentence or a spreadsheet: `"1Z...",`,
  /// `'9400...`, `="9400..."`.
  private static final Pattern AROUND =
      Pattern.compile(
          "^[\\s=#\"'.,;:\u2018\u2019\u201c\u201d]+|[\\s\"'.,;:\u2018\u2019\u201c\u201d]+$");

  /// As short as a number that is no order's number by mistake: those of shops have up to 15 digits
  /// between hyphens.
  private static final int SURELY_A_NUMBER = 16;

  /// The formats of each carrier here and of the Universal Postal Union's other posts (S10).
  /// Source: jkeen/tracking_number_data (MIT), restated without spaces.
  private static final List<TrackingFormat> FORMATS =
      Stream.concat(
              CarrierModules.ALL.stream().flatMap(module -> module.trackingFormats().stream()),
              Stream.of(TrackingFormat.s10("s10", "(?!US|CA|AU)[A-Z]{2}")))
          .toList();

  private TrackingNumbers() {}

  /// Codes of the carriers whose formats the number fits, each once, those first whose check digit
  /// confirms it; empty when none does.
  public static List<String> detect(String number) {
    return formatsOf(number).stream().map(TrackingFormat::carrier).distinct().toList();
  }

  /// Every format the number fits.
  public static List<TrackingFormat> formatsOf(String number) {
    var tidy = tidy(number);
    return FORMATS.stream()
        .filter(format -> format.fits(tidy))
        .sorted(Comparator.comparing(format -> format.check() == null))
        .toList();
  }

  /// Whether a carrier may have issued the number. A carrier without known formats may have issued
  /// any.
  public static boolean mayBe(String number, String carrier) {
    return FORMATS.stream().noneMatch(format -> format.carrier().equals(carrier))
        || detect(number).contains(carrier);
  }

  /// The tracking number that was typed, copied or scanned: without blanks and hyphens, in upper
  /// case, and out of the bar code of a label where that holds more, as USPS's with `420` and the
  /// ZIP code in front. A tracking number comes back as it is.
  public static String tidy(String code) {
    return TransportBlock.number(code).orElseGet(() -> tidied(code));
  }

  private static String tidied(String code) {
    var bare = AROUND.matcher(SYMBOLOGY.matcher(code).replaceFirst("")).replaceAll("");
    var whole = bare.replaceAll("[\\s\\u00a0]", "").toUpperCase(Locale.ROOT);
    if (whole.indexOf('-') >= 0 && FORMATS.stream().anyMatch(format -> format.fits(whole))) {
      // some of OnTrac's numbers end in the piece: 1LS7119013618127-1
      return whole;
    }
    var plain = BETWEEN.matcher(bare).replaceAll("").toUpperCase(Locale.ROOT);
    return CarrierModules.ALL.stream()
        .flatMap(module -> module.labelCodes().stream())
        .flatMap(label -> label.number(plain).stream())
        .findFirst()
        .orElse(plain);
  }

  /// The words of a search, or the number when they are nothing but a tracking number or the bar
  /// code of a label.
  public static String searched(String words) {
    var number = tidy(words);
    return number.length() >= SURELY_A_NUMBER && !formatsOf(number).isEmpty() ? number : words;
  }
}
