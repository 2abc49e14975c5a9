package dev.quayside.engine.address;

import java.util.Set;

/// USPS Publication 28, appendix B: states, territories, freely associated states and military
/// "states".
public final class UsStates {

  private static final Set<String> CODES =
      Set.of(
          ("AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD"
                  + " TN TX UT VT VA WA WV WI WY AS GU MP PR VI FM MH PW AA AE AP")
              .split(" "));

  private UsStates() {}

  public static boolean isCode(String code) {
    return CODES.contains(code);
  }
}
