package dev.quayside.printing.label.carrier;

import dev.quayside.printing.label.barcode.MaxiCodeMessage;
import java.text.Normalizer;

/// The structured carrier message of a UPS label: ISO/IEC 16023 with ANSI MH10.8.3 format 01, year
/// 96 (fields as in the `^BD` chapter of the ZPL II manual).
final class UpsMaxiCode {

  private static final char RS = '\u001e';
  private static final char GS = '\u001d';
  private static final char EOT = '\u0004';

  private UpsMaxiCode() {}

  static MaxiCodeMessage message(ShippingLabel label) {
    String street = plain(label.to().street1());
    MaxiCodeMessage message = message(label, street);
    // The street is the one field scanners can do without: it gives way until the symbol holds all.
    while (!message.fits() && !street.isEmpty()) {
      street = street.substring(0, street.length() - 1);
      message = message(label, street);
    }
    return message;
  }

  private static MaxiCodeMessage message(ShippingLabel label, String street) {
    int serviceClass =
        Integer.parseInt(label.trackingNumber().replaceAll("\\D", "0").substring(8, 10));
    String secondary = secondary(label, street);
    Party to = label.to();
    return to.country().equals("US") || to.country().equals("PR")
        ? MaxiCodeMessage.unitedStates(to.zip(), serviceClass, secondary)
        : MaxiCodeMessage.abroad(
            to.zip(), CountryNumbers.of(to.country()), serviceClass, secondary);
  }

  private static String secondary(ShippingLabel label, String street) {
    String number = label.trackingNumber();
    Party to = label.to();
    String state = to.state() == null ? "" : plain(to.state());
    String[] fields = {
      "96" + number.substring(0, 2) + number.substring(10),
      "UPSN",
      number.substring(2, 8),
      "%03d".formatted(label.shipDate().getDayOfYear()),
      "",
      "1/1",
      Words.pounds(label.weightOz(), 0),
      "N",
      street,
      plain(to.city()),
      state
    };
    return "[)>" + RS + "01" + GS + String.join(String.valueOf(GS), fields) + RS + EOT;
  }

  /// MaxiCode's short alphabet: capitals without accents.
  private static String plain(String text) {
    return Words.capitals(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("[^ -~]", "")
        .strip();
  }
}
