package dev.quayside.engine.parcel.address.postal;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A ZIP read as people and spreadsheets write it.
///
/// @param five the five digits; empty text when there are none
/// @param plus4 the four digits behind them; empty text when not given
public record UsZipText(String five, String plus4) {

  static final UsZipText NONE = new UsZipText("", "");

  private static final int ZIP5 = 5;
  private static final int PLUS4 = 4;
  private static final int ZIP9 = ZIP5 + PLUS4;

  private static final Pattern ZIP = Pattern.compile("(\\d{5})(?:[ .+/_-]*(\\d{4}))?");
  private static final Pattern STATE_BEFORE = Pattern.compile("^[A-Z]{2,3}[ .-]*(?=\\d)");
  private static final Pattern LOST_ZEROS =
      Pattern.compile("(\\d{3,4})(?:[ .+/_-]*[ .+/_-](\\d{4}))?");
  private static final Pattern LOST_ZEROS_OF_NINE = Pattern.compile("\\d{7,8}");
  private static final String NO_PLUS4 = "0000";

  /// The ZIP or ZIP+4 in its standard form: `10001`, `10001-2345`.
  public String written() {
    return plus4.isEmpty() ? five : five + "-" + plus4;
  }

  public static UsZipText read(String typed) {
    if (isFive(typed)) {
      return new UsZipText(typed, "");
    }
    var match = ZIP.matcher(bare(typed));
    if (!match.matches()) {
      return NONE;
    }
    return of(match.group(1), match.group(2));
  }

  /// The ZIP that a spreadsheet cut to `2134` or `2134-1234`; {@link #NONE} when that ZIP does not
  /// lie in the state.
  public static UsZipText withLostZeros(String typed, String state, UsZips zips) {
    var bare = bare(typed);
    var match = LOST_ZEROS.matcher(bare);
    if (match.matches()) {
      return inState(padded(match.group(1), ZIP5), match.group(2), state, zips);
    }
    if (LOST_ZEROS_OF_NINE.matcher(bare).matches()) {
      var nine = padded(bare, ZIP9);
      return inState(nine.substring(0, ZIP5), nine.substring(ZIP5), state, zips);
    }
    return NONE;
  }

  private static UsZipText inState(String five, @Nullable String plus4, String state, UsZips zips) {
    return zips.lists(five) && zips.states(five).contains(state) ? of(five, plus4) : NONE;
  }

  private static UsZipText of(String five, @Nullable String plus4) {
    return new UsZipText(five, plus4 == null || plus4.equals(NO_PLUS4) ? "" : plus4);
  }

  private static String bare(String typed) {
    return STATE_BEFORE.matcher(PostalText.code(typed)).replaceFirst("");
  }

  private static String padded(String digits, int length) {
    return "0".repeat(length - digits.length()) + digits;
  }

  private static boolean isFive(String typed) {
    return typed.length() == ZIP5 && typed.chars().allMatch(each -> each >= '0' && each <= '9');
  }
}
