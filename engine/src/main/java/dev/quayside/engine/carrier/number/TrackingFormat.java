package dev.quayside.engine.carrier.number;

import java.util.regex.Pattern;

/// One shape of tracking number of one carrier.
///
/// @param pattern the whole number without spaces; group `body` is what the check digit covers,
///   group `check` the digit
/// @param prefix what the carrier counts as printed before the body, or empty
public record TrackingFormat(
    String carrier, String name, Pattern pattern, String prefix, CheckDigit check) {

  static TrackingFormat of(String carrier, String name, String regex, CheckDigit check) {
    return new TrackingFormat(carrier, name, Pattern.compile(regex), "", check);
  }

  TrackingFormat countedWithPrefix(String counted) {
    return new TrackingFormat(carrier, name, pattern, counted, check);
  }

  /// @param number without spaces, upper case
  public boolean fits(String number) {
    var match = pattern.matcher(number);
    return match.matches()
        && check.of(prefix + match.group("body")) == match.group("check").charAt(0);
  }
}
