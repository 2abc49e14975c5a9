package dev.quayside.engine.parcel.address.phone;

import java.util.regex.Pattern;

/// Calling codes as people write them who dial another way, or did: two zeros for the plus sign,
/// `+1` twice, and the 1 of Mexican mobile telephones, which is dialled no more since August 2019
/// (Instituto Federal de Telecomunicaciones, plan of numbering).
final class CallingCodes {

  private static final Pattern TWO_ZEROS = Pattern.compile("^00\\s*(?=[1-9])");
  private static final Pattern TWICE = Pattern.compile("^\\+?1[\\s-]*(?=\\+)");
  private static final Pattern OLD_MEXICAN =
      Pattern.compile("^\\+\\s*52[\\s(-]*1[\\s)-]*(?=(?:\\d\\D*){10}$)");
  private static final Pattern OLD_MEXICAN_AT_HOME =
      Pattern.compile("^04[45][\\s-]*(?=(?:\\d\\D*){10}$)");

  private CallingCodes() {}

  /// The number with its calling code as it is dialled from abroad; the text itself when it has
  /// none of those forms.
  ///
  /// @param country where the number is, ISO 3166-1 alpha-2
  static String asToday(String text, String country) {
    var plus = TWICE.matcher(TWO_ZEROS.matcher(text).replaceFirst("+")).replaceFirst("");
    var today = OLD_MEXICAN.matcher(plus).replaceFirst("+52 ");
    return country.equals("MX") ? OLD_MEXICAN_AT_HOME.matcher(today).replaceFirst("") : today;
  }
}
