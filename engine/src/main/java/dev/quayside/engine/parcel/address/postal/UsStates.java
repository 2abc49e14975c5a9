package dev.quayside.engine.parcel.address.postal;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// USPS Publication 28, appendix B: states, territories, freely associated states and military
/// "states".
public final class UsStates {

  private static final Set<String> CODES =
      Set.of(
          ("AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV"
                  + " NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI"
                  + " FM MH PW AA AE AP")
              .split(" "));

  private static final String UNITED_STATES = "US";
  private static final int CODE = 2;

  private UsStates() {}

  public static boolean isCode(String code) {
    return CODES.contains(code);
  }

  /// The code of a state written as a code, name or abbreviation: `ny`, `N.Y.`, `Calif.`, `US-NY`.
  public static Optional<String> read(String text) {
    if (text.length() == CODE) {
      var code = text.toUpperCase(Locale.ROOT);
      if (isCode(code)) {
        return Optional.of(code);
      }
    }
    return StateNames.code(UNITED_STATES, text);
  }

  /// The state of a ZIP, when `text` is its name with typing errors.
  ///
  /// @param zip five digits, or empty text
  public static Optional<String> misspelt(String text, String zip) {
    return zip.isEmpty()
        ? Optional.empty()
        : UsZips.table().state(zip).filter(code -> isSlipOf(code, text));
  }

  /// Whether `text` is the state's name with typing errors.
  public static boolean isSlipOf(String code, String text) {
    var typed = PlaceName.key(text);
    return StateNames.keys(UNITED_STATES, code).stream()
        .anyMatch(name -> EditDistance.isSlip(typed, name));
  }
}
