package dev.quayside.engine.carrier.number;

import java.util.Optional;
import java.util.regex.Pattern;

/// The content of a bar code on a carrier's labels that holds the tracking number and more.
///
/// @param pattern matches the whole code without separators; group `number` is the tracking number
/// @param format what that number has to be, so that digits that only look alike stay as they are
public record LabelCode(Pattern pattern, TrackingFormat format) {

  public static LabelCode of(String regex, TrackingFormat format) {
    return new LabelCode(Pattern.compile(regex), format);
  }

  /// The tracking number in a code; empty when it is another code.
  ///
  /// @param code without separators, upper case
  public Optional<String> number(String code) {
    var match = pattern.matcher(code);
    return match.matches()
        ? Optional.of(match.group("number")).filter(format::fits)
        : Optional.empty();
  }
}
