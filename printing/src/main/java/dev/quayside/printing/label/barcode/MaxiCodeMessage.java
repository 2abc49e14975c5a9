package dev.quayside.printing.label.barcode;

import java.util.Locale;
import uk.org.okapibarcode.backend.MaxiCode;
import uk.org.okapibarcode.backend.OkapiException;

/// The structured carrier message of a MaxiCode (ISO/IEC 16023, annex B).
///
/// @param mode 2 for a postal code of digits, 3 for one with letters
/// @param postalCode nine digits in mode 2, six letters and digits in mode 3
/// @param country ISO 3166 numeric, three digits
/// @param serviceClass the carrier's service code, three digits
/// @param secondary the secondary message
public record MaxiCodeMessage(
    int mode, String postalCode, int country, int serviceClass, String secondary) {

  /// Mode 2, for the United States: five or nine digits, padded with zeros to nine.
  public static MaxiCodeMessage unitedStates(String zip, int serviceClass, String secondary) {
    String digits = zip.replaceAll("[^0-9]", "");
    String nine = (digits + "000000000").substring(0, 9);
    return new MaxiCodeMessage(2, nine, 840, serviceClass, secondary);
  }

  /// Mode 3, for the rest of the world: the first six letters and digits, padded with blanks.
  public static MaxiCodeMessage abroad(
      String postalCode, int country, int serviceClass, String secondary) {
    String plain = postalCode.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "");
    String six = (plain + "      ").substring(0, 6);
    return new MaxiCodeMessage(3, six, country, serviceClass, secondary);
  }

  /// Whether one symbol holds the whole message.
  public boolean fits() {
    try {
      encode();
      return true;
    } catch (OkapiException e) {
      return false;
    }
  }

  MaxiCode encode() {
    MaxiCode symbol = new MaxiCode(mode);
    symbol.setPrimary(primary());
    symbol.setContent(secondary);
    return symbol;
  }

  /// The primary message in okapibarcode's order: postal code, country, class.
  private String primary() {
    String postal = mode == 3 ? postalCode + "   " : postalCode;
    return postal + digits(country) + digits(serviceClass);
  }

  /// The primary message in the order of `^BD`: class, country, postal code.
  String zplPrimary() {
    return digits(serviceClass) + digits(country) + postalCode;
  }

  private static String digits(int number) {
    return "%03d".formatted(number);
  }
}
