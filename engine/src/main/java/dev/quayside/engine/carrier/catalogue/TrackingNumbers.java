package dev.quayside.engine.carrier.catalogue;

import dev.quayside.engine.carrier.number.TrackingFormat;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Tells the carrier of a tracking number by its shape and check digit.
public final class TrackingNumbers {

  private static final Pattern SPACE = Pattern.compile("\\s+");

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

  /// The number without spaces and in upper case.
  public static String tidy(String number) {
    return SPACE.matcher(number).replaceAll("").toUpperCase(Locale.ROOT);
  }
}
