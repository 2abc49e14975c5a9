package dev.quayside.printing.label.carrier.ontrac;

import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.Mh10;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.Words;
import java.util.Locale;

/// Writes the data in the PDF417 of an OnTrac label.
final class OntracData {

  /// OnTrac's Standard Carrier Alpha Code.
  private static final String SCAC = "EMSY";

  private OntracData() {}

  static String block(ShippingLabel label) {
    Party to = label.to();
    String company = to.company();
    return Mh10.block(
        "96" + Address.sortingCode(to),
        "840",
        label
            .service()
            .toUpperCase(Locale.ROOT)
            .substring(0, Math.min(1, label.service().length())),
        label.trackingNumber(),
        SCAC,
        "%03d".formatted(label.shipDate().getDayOfYear()),
        "",
        "1/1",
        Words.pounds(label.weightOz(), 1) + "LB",
        "N",
        Mh10.cut(to.street1()),
        Mh10.cut(to.city()),
        to.state() == null ? "" : Mh10.plain(to.state()),
        Mh10.cut(company == null || company.isBlank() ? to.name() : company));
  }
}
