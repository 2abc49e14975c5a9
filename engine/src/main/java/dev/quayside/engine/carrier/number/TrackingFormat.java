package dev.quayside.engine.carrier.number;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One shape of tracking number of one carrier.
///
/// @param pattern the whole number without spaces; group `body` is what the check digit covers,
///   group `check` the digit
/// @param check null when the carrier has none, or keeps it to itself
/// @param prefix what the carrier counts as printed before the body, or empty
public record TrackingFormat(
    String carrier, String name, Pattern pattern, String prefix, @Nullable CheckDigit check) {

  /// A format whose check digit is known.
  public static TrackingFormat checked(
      String carrier, String name, String regex, CheckDigit check) {
    return new TrackingFormat(carrier, name, Pattern.compile(regex), "", check);
  }

  /// A format whose check digit nobody outside the carrier knows: its shape is all there is to go
  /// by.
  public static TrackingFormat unchecked(String carrier, String name, String regex) {
    return new TrackingFormat(carrier, name, Pattern.compile(regex), "", null);
  }

  /// Of a post, as the Universal Postal Union numbers items (S10).
  ///
  /// @param country two letters, or a pattern of them
  public static TrackingFormat s10(String carrier, String country) {
    return checked(
        carrier,
        "S10, " + (country.length() == 2 ? country : "other posts"),
        "[A-Z]{2}(?<body>\\d{8})(?<check>\\d)" + country,
        CheckDigit.S10);
  }

  public TrackingFormat countedWithPrefix(String counted) {
    return new TrackingFormat(carrier, name, pattern, counted, check);
  }

  /// Whether a number has this shape.
  ///
  /// @param number without spaces, upper case
  public boolean fits(String number) {
    var match = pattern.matcher(number);
    return match.matches() && (check == null || checks(match, check));
  }

  private boolean checks(Matcher match, CheckDigit check) {
    return check.of(prefix + match.group("body")) == match.group("check").charAt(0);
  }
}
