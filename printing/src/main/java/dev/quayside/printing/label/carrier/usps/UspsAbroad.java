package dev.quayside.printing.label.carrier.usps;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;

/// The middle part of a USPS label abroad: service, the postal number as a barcode, sender and
/// consignee side by side. The declaration follows below, by [UspsCustomsForm].
final class UspsAbroad {

  private static final int LEFT = 75;
  private static final int WIDTH = 3850;

  /// The line between sender and consignee, in mils.
  private static final int MIDDLE = 1560;

  private UspsAbroad() {}

  static void draw(Sheet sheet, ShippingLabel label) {
    sheet.rule(LEFT, 1000, WIDTH, 20);
    sheet.at(Face.BOLD, 18).line(UspsLayout.banner(label), 150, 1210, 3700, Align.CENTER);
    sheet.fill(LEFT, 1275, WIDTH, 50);
    sheet.add(
        LinearBarcode.code128(
            "S10",
            label.trackingNumber(),
            Area.mils(LEFT + 20, 1385, WIDTH - 40, 700),
            UspsLayout.IMPB_MODULE));
    sheet
        .at(Face.BOLD, 11)
        .line(TrackingShape.groupedPostal(label.trackingNumber()), 150, 2245, 3700, Align.CENTER);
    sheet.fill(LEFT, 2290, WIDTH, 50);
    party(sheet, "FROM", label.from(), 140, MIDDLE - 200, 8, 5);
    sheet.rule(MIDDLE, 2340, 8, 970);
    party(sheet, "TO", label.to(), MIDDLE + 60, LEFT + WIDTH - MIDDLE - 100, 12, 7);
  }

  private static void party(
      Sheet sheet, String caption, Party party, int x, int width, int largest, int smallest) {
    sheet.at(Face.BOLD, 7).line(caption, x, 2445, width / 2);
    String phone = party.phone();
    sheet
        .at(Face.REGULAR, 7)
        .line(phone == null ? "" : phone, x + width / 2, 2445, width / 2, Align.RIGHT);
    sheet.block(
        caption,
        new Address(party).lines(100, true),
        Area.mils(x, 2480, width, 800),
        largest,
        smallest);
  }
}
