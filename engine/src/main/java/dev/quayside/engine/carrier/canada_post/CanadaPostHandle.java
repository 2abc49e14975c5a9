package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.carrier.http.Xml;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.quote.Consignment;

/// What a void, a refund and the end of day need, each on a line.
///
/// @param details link to the shipment's details
/// @param refund link to ask for a refund; empty when it exists only after transmission
/// @param email the sender's, where the decision is sent; empty when there is none
/// @param self link to the shipment; empty when it was transmitted on creation
/// @param group the group it is transmitted with at the end of day; empty when `self` is
record CanadaPostHandle(String details, String refund, String email, String self, String group) {

  private static final int LONGEST_EMAIL = 60;

  static CanadaPostHandle of(Xml info, Consignment consignment) {
    var email = VendorText.tidy(consignment.from().email());
    return new CanadaPostHandle(
        CanadaPostShipments.link(info, "details"),
        CanadaPostShipments.link(info, "refund"),
        email.length() > LONGEST_EMAIL ? "" : email,
        CanadaPostShipments.link(info, "self"),
        CanadaPostShipments.group(consignment));
  }

  /// Reads a handle. Labels made before there were groups have three lines.
  static CanadaPostHandle read(String text) {
    var lines = text.split("\n", -1);
    return switch (lines.length) {
      case 3 -> new CanadaPostHandle(lines[0], lines[1], lines[2], "", "");
      case 5 -> new CanadaPostHandle(lines[0], lines[1], lines[2], lines[3], lines[4]);
      default -> new CanadaPostHandle("", "", "", "", "");
    };
  }

  String text() {
    return String.join("\n", details, refund, email, self, group);
  }

  boolean isGrouped() {
    return !self.isEmpty();
  }

  /// Canada Post's own number of the shipment.
  String shipment() {
    return shipment(self);
  }

  /// @param link to a shipment
  static String shipment(String link) {
    return link.substring(link.lastIndexOf('/') + 1);
  }
}
