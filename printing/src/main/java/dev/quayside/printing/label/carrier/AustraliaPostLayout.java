package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// Australia Post eParcel: depot in large type, the article's GS1-128 and the same in a Data Matrix
/// with the postcode. Parcels abroad have a postal number and plain Code 128.
final class AustraliaPostLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape(
          "[0-9A-Z]{3}[0-9]{13}|" + TrackingShape.postal("AU"),
          "An Australia Post article has 3 letters or digits and 13 digits, or two letters, nine"
              + " digits and AU");

  /// Australia Post's trade item number, written in front of every article's number.
  private static final String TRADE_ITEM = "[01]99312650999998";

  private static final String WITHOUT_DANGEROUS_GOODS =
      "The sender acknowledges that this article may be carried by air and will be subject to"
          + " aviation security and clearing procedures, and declares that it does not contain any"
          + " dangerous or prohibited goods, explosive or incendiary devices. A false declaration"
          + " is a criminal offence.";

  private static final String WITH_DANGEROUS_GOODS =
      "THIS ARTICLE CONTAINS DANGEROUS GOODS. The sender declares that they are classified,"
          + " packed, marked and declared as the law and Australia Post require, and that the"
          + " article must not be carried by air unless it is marked as fit for it. A false"
          + " declaration is a criminal offence.";

  @Override
  public String carrier() {
    return "australia_post";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(label);
    String product = label.routing("product");
    form.head(label.isInternational() ? "AUSTRALIA POST" : "eParcel", "");
    form.senderAndParcel(490);
    form.consignee(1180, 1130);
    sorting(form);
    form.service(3390, product.isEmpty() ? label.serviceName() : product);
    article(form);
    declaration(form);
    form.declared(5395);
    form.foot("");
    return form.sheet().elements();
  }

  private static void article(Form form) {
    ShippingLabel label = form.label();
    String number = label.trackingNumber();
    boolean postal = TrackingShape.isPostal(label);
    Area area = Area.mils(Form.LEFT, 3740, Form.WIDTH, 985);
    LinearBarcode barcode =
        postal
            ? Form.code128("article", number, area)
            : Form.gs1("article", TRADE_ITEM + "[91]" + number, area);
    form.tracking(
        barcode, postal ? TrackingShape.groupedPostal(number) : "AP ARTICLE ID: " + number, 4870);
  }

  /// Draws the declaration every article that may fly bears, in which the sender answers for its
  /// contents.
  private static void declaration(Form form) {
    ShippingLabel label = form.label();
    form.sheet().frame(Form.LEFT, 4910, Form.WIDTH, 385, 8);
    form.sheet()
        .block(
            "declaration",
            List.of(
                new Paragraph("AVIATION SECURITY AND DANGEROUS GOODS DECLARATION", Face.BOLD, 100),
                Paragraph.of(label.hazmat() ? WITH_DANGEROUS_GOODS : WITHOUT_DANGEROUS_GOODS)),
            Area.mils(Form.LEFT + 50, 4940, Form.WIDTH - 100, 300),
            7,
            5);
  }

  /// What the driver may do on delivery. Abroad another post delivers, which leaves nothing at the
  /// door without being asked.
  private static String instruction(ShippingLabel label) {
    return switch (label.signature()) {
      case "adult" -> "SIGNATURE OF AN ADULT (18+)";
      case "standard" -> "SIGNATURE ON DELIVERY";
      default -> label.isInternational() ? "" : "AUTHORITY TO LEAVE";
    };
  }

  private static void sorting(Form form) {
    ShippingLabel label = form.label();
    String number = label.trackingNumber();
    boolean postal = TrackingShape.isPostal(label);
    String code = Address.sortingCode(label.to());
    String destination = code.isEmpty() ? "" : "[420]" + code;
    form.matrix(
        "Data Matrix",
        postal ? number : TRADE_ITEM + "[91]" + number + destination,
        !postal,
        Area.mils(2860, 2350, 1020, 1000));
    Sheet sheet = form.sheet();
    String depot = label.routing("depot");
    sheet.at(Face.DISPLAY, 46).line(depot.isEmpty() ? label.to().country() : depot, 90, 2900, 1350);
    sheet.at(Face.BOLD, 22).line(code, 1500, 2900, 1300, Align.RIGHT);
    String consignment = label.routing("consignment");
    Sheet.Type small = sheet.at(Face.REGULAR, 9);
    small.line(consignment.isEmpty() ? "" : "CON NO " + consignment, 90, 3060, 2700);
    String instruction = instruction(label);
    small = sheet.at(Face.REGULAR, 7);
    small.line(instruction.isEmpty() ? "" : "DELIVERY INSTRUCTION", 90, 3185, 2700);
    sheet.at(Face.BOLD, 11).line(instruction, 90, 3325, 2700);
  }
}
