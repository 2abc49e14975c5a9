package dev.quayside.printing.label.carrier;

import java.text.Normalizer;

/// The data block of the PDF417: ANSI MH10.8.3 format 01, transportation.
final class FedexData {

  private static final char RS = '\u001e';
  private static final char GS = '\u001d';
  private static final char EOT = '\u0004';

  private FedexData() {}

  static String block(ShippingLabel label, FedexService service) {
    Party to = label.to();
    String company = to.company();
    String[] fields = {
      "02" + plain(to.zip()).replace("-", ""),
      "%03d".formatted(CountryNumbers.of(to.country())),
      service.code(),
      label.trackingNumber() + service.form(),
      service.isGround() ? "FDEG" : "FDE",
      "%03d".formatted(label.shipDate().getDayOfYear()),
      "",
      "1/1",
      Words.pounds(label.weightOz(), 1) + "LB",
      "N",
      cut(plain(to.street1())),
      cut(plain(to.city())),
      to.state() == null ? "" : plain(to.state()),
      cut(plain(company == null || company.isBlank() ? to.name() : company))
    };
    return "[)>" + RS + "01" + GS + String.join(String.valueOf(GS), fields) + RS + EOT;
  }

  /// Accents off and in capitals: the block is plain ASCII.
  private static String plain(String text) {
    return Words.capitals(Normalizer.normalize(text, Normalizer.Form.NFD))
        .replaceAll("[^ -~]", "")
        .strip();
  }

  /// MH10.8.3 gives names and streets 35 characters.
  private static String cut(String text) {
    return text.length() > 35 ? text.substring(0, 35) : text;
  }
}
