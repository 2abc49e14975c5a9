package dev.quayside.engine.carrier.number;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// One format of a carrier's tracking numbers.
///
/// @param pattern matches the whole number without spaces; group `body` is what the check digit
///   covers, group `check` the digit
/// @param check null when the carrier has none or does not publish it
/// @param prefix characters the check digit counts before the body though they are not printed;
///   mostly empty
public record TrackingFormat(
    String carrier, String name, Pattern pattern, String prefix, @Nullable CheckDigit check) {

  public static TrackingFormat checked(
      String carrier, String name, String regex, CheckDigit check) {
    return new TrackingFormat(carrier, name, Pattern.compile(regex), "", check);
  }

  /// A format without a published check digit, recognised by its shape only.
  public static TrackingFormat unchecked(String carrier, String name, String regex) {
    return new TrackingFormat(carrier, name, Pattern.compile(regex), "", null);
  }

  /// An item number of a post in the Universal Postal Union (S10).
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

  /// Whether a number has this format.
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
