package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.element.Align;
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

  /// Australia Post's trade item number in front of every article.
  private static final String TRADE_ITEM = "[01]99312650999998";

  @Override
  public String carrier() {
    return "australia_post";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(new Sheet(), label);
    String product = label.routing("product");
    form.head(label.isInternational() ? "AUSTRALIA POST" : "eParcel", label.routing("productCode"));
    form.senderAndParcel(490, Words.kilograms(label.weightOz()));
    form.consignee(1180, 1130);
    sorting(form);
    form.service(3390, product.isEmpty() ? label.serviceName() : product);
    article(form);
    form.foot();
    return form.sheet().elements();
  }

  private static void article(Form form) {
    ShippingLabel label = form.label();
    String number = label.trackingNumber();
    boolean postal = TrackingShape.isPostal(label);
    Area area = Area.mils(Form.LEFT, 3790, Form.WIDTH, 1280);
    LinearBarcode barcode =
        postal
            ? Form.code128("article", number, area)
            : Form.gs1("article", TRADE_ITEM + "[91]" + number, area);
    form.tracking(
        barcode, postal ? TrackingShape.groupedPostal(number) : "AP ARTICLE ID: " + number, 5310);
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
    sheet.at(Face.DISPLAY, 46).line(depot.isEmpty() ? label.to().country() : depot, 90, 2920, 1350);
    sheet.at(Face.BOLD, 22).line(code, 1500, 2900, 1300, Align.RIGHT);
    String consignment = label.routing("consignment");
    Sheet.Type small = sheet.at(Face.REGULAR, 9);
    small.line(consignment.isEmpty() ? "" : "CON NO " + consignment, 90, 3160, 2700);
    String zone = label.routing("zone");
    small.line(zone.isEmpty() ? "" : "ZONE " + zone, 90, 3310, 2700);
  }
}
