package dev.quayside.printing.label.carrier.ups;

import dev.quayside.printing.label.barcode.MaxiCodeMessage;
import dev.quayside.printing.label.carrier.form.CountryNumbers;
import dev.quayside.printing.label.carrier.form.Mh10;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.Words;

/// Builds the structured carrier message of a UPS label: ISO/IEC 16023 with ANSI MH10.8.3 format
/// 01, year 96 (fields as in the `^BD` chapter of the ZPL II manual).
final class UpsMaxiCode {

  /// The secondary message has room for 84 code words: as many capitals, and fewer other
  /// characters.
  private static final int MOST_CHARACTERS = 84;

  private UpsMaxiCode() {}

  /// The longest message that fits one symbol. Sorting needs the postal code, not the street: the
  /// street is cut first, then the city.
  static MaxiCodeMessage message(ShippingLabel label) {
    String street = Mh10.plain(label.to().street1());
    String city = Mh10.plain(label.to().city());
    int room = MOST_CHARACTERS - secondary(label, "", city).length();
    street = street.substring(0, Math.clamp(room, 0, street.length()));
    MaxiCodeMessage message = message(label, street, city);
    while (!message.fits() && !(street + city).isEmpty()) {
      if (street.isEmpty()) {
        city = city.substring(0, city.length() - 1);
      } else {
        street = street.substring(0, street.length() - 1);
      }
      message = message(label, street, city);
    }
    return message;
  }

  private static MaxiCodeMessage message(ShippingLabel label, String street, String city) {
    String serviceDigits = label.trackingNumber().substring(8, 10).replaceAll("\\D", "0");
    int serviceClass = Integer.parseInt(serviceDigits);
    String secondary = secondary(label, street, city);
    Party to = label.to();
    return to.isAmerican()
        ? MaxiCodeMessage.unitedStates(to.zip(), serviceClass, secondary)
        : MaxiCodeMessage.abroad(
            to.zip(), CountryNumbers.of(to.country()), serviceClass, secondary);
  }

  private static String secondary(ShippingLabel label, String street, String city) {
    String number = label.trackingNumber();
    Party to = label.to();
    String state = to.state() == null ? "" : Mh10.plain(to.state());
    String[] fields = {
      "96" + number.substring(0, 2) + number.substring(10),
      "UPSN",
      number.substring(2, 8),
      "%03d".formatted(label.shipDate().getDayOfYear()),
      "",
      label.pieceData(),
      Words.pounds(label.weightOz(), 0),
      "N",
      street,
      city,
      state
    };
    return Mh10.block(fields);
  }
}
