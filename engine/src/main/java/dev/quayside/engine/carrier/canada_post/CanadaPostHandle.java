package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.Consignment;
import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.VendorText;

/// What a refund needs, line by line.
///
/// @param details link to what became of the shipment
/// @param refund link to ask for the money
/// @param email of the sender, where the decision goes; empty when there is none
record CanadaPostHandle(String details, String refund, String email) {

  private static final int LONGEST_EMAIL = 60;

  static CanadaPostHandle of(Xml info, Consignment consignment) {
    var email = VendorText.tidy(consignment.from().email());
    return new CanadaPostHandle(
        CanadaPostShipments.link(info, "details"),
        CanadaPostShipments.link(info, "refund"),
        email.length() > LONGEST_EMAIL ? "" : email);
  }

  static CanadaPostHandle read(String text) {
    var lines = text.split("\n", -1);
    return lines.length == 3
        ? new CanadaPostHandle(lines[0], lines[1], lines[2])
        : new CanadaPostHandle("", "", "");
  }

  String text() {
    return String.join("\n", details, refund, email);
  }
}
