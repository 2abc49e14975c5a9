package dev.quayside.engine.parcel.address.check;

import dev.quayside.engine.parcel.address.postal.PostalText;
import dev.quayside.engine.parcel.address.postal.UsZips;
import java.util.regex.Pattern;

/// A ZIP read as people type it.
///
/// @param five the five digits; empty text when there are none
/// @param plus4 the four digits behind them; empty text when not given
record UsZipText(String five, String plus4) {

  static final UsZipText NONE = new UsZipText("", "");

  private static final Pattern ZIP = Pattern.compile("(\\d{5})(?:[ -]*(\\d{4}))?");
  private static final Pattern LOST_ZEROS = Pattern.compile("\\d{3,4}");

  /// The ZIP or ZIP+4 in its standard form: `10001`, `10001-2345`.
  String written() {
    return plus4.isEmpty() ? five : five + "-" + plus4;
  }

  static UsZipText read(String typed) {
    var match = ZIP.matcher(PostalText.ascii(typed).strip());
    if (!match.matches()) {
      return NONE;
    }
    return new UsZipText(match.group(1), match.group(2) == null ? "" : match.group(2));
  }

  /// The ZIP that a spreadsheet cut to `2134`; {@link #NONE} when that ZIP does not lie in the
  /// state.
  static UsZipText withLostZeros(String typed, String state, UsZips zips) {
    if (!LOST_ZEROS.matcher(typed).matches()) {
      return NONE;
    }
    var five = "0".repeat(5 - typed.length()) + typed;
    return zips.lists(five) && zips.states(five).contains(state) ? new UsZipText(five, "") : NONE;
  }
}
