package dev.quayside.printing.label.carrier.fedex;

import dev.quayside.printing.label.carrier.form.CountryNumbers;
import dev.quayside.printing.label.carrier.form.Mh10;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.Words;

/// Writes the data block of the PDF417: ANSI MH10.8.3 format 01, transportation.
final class FedexData {

  private FedexData() {}

  static String block(ShippingLabel label, FedexService service) {
    Party to = label.to();
    String company = to.company();
    return Mh10.block(
        "02" + Mh10.plain(to.zip()).replace("-", ""),
        "%03d".formatted(CountryNumbers.of(to.country())),
        service.code(),
        label.trackingNumber() + service.form(),
        service.isGround() ? "FDEG" : "FDE",
        "%03d".formatted(label.shipDate().getDayOfYear()),
        "",
        label.pieceData(),
        Words.pounds(label.weightOz(), 1) + "LB",
        "N",
        Mh10.cut(to.street1()),
        Mh10.cut(to.city()),
        to.state() == null ? "" : Mh10.plain(to.state()),
        Mh10.cut(company == null || company.isBlank() ? to.name() : company));
  }
}
