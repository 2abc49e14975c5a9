package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.carrier.form.Words;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// DHL Express: product and service area in large type and three barcodes, for the waybill, the
/// routing and the piece's licence plate.
final class DhlLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape("[0-9]{10}", "A DHL Express waybill has 10 digits");

  /// The routing barcode: data identifier 2L, country and postal code, product and features.
  private static final String ROUTING = "2L[A-Z]{2}[A-Z0-9]{0,12}\\+[0-9]{1,12}";

  /// The piece's number by ISO/IEC 15459, without the data identifier J that the barcode adds.
  private static final String LICENCE_PLATE = "[A-Z0-9]{10,24}";

  private static final int BARS = 460;

  @Override
  public String carrier() {
    return "dhl_express";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(label);
    form.head("DHL EXPRESS", label.routing("productName"));
    form.senderAndParcel(490);
    form.consignee(1160, 1050);
    sorting(form);
    form.service(2740, label.serviceName());
    String number = label.trackingNumber();
    barcode(form, "waybill", number, "WAYBILL " + number.replaceFirst("(..)(....)", "$1 $2 "), 0);
    String routing = label.routing("routing");
    if (routing.matches(ROUTING)) {
      barcode(form, "routing", routing, "(2L)" + routing.substring(2), 1);
    }
    String plate = label.routing("licencePlate");
    if (plate.matches(LICENCE_PLATE)) {
      barcode(form, "licence plate", "J" + plate, "(J) " + Words.grouped(plate, 4), 2);
    }
    form.declared(5375);
    form.foot();
    return form.sheet().elements();
  }

  private static void sorting(Form form) {
    ShippingLabel label = form.label();
    Sheet sheet = form.sheet();
    String area = label.routing("serviceArea");
    String country = label.to().country();
    sheet
        .at(Face.DISPLAY, 30)
        .line(area.isEmpty() ? country : country + "-" + area, Form.LEFT, 2590, 2300);
    sheet.at(Face.BOLD, 18).line(Address.sortingCode(label.to()), 2450, 2590, 900, Align.RIGHT);
    String product = label.routing("product");
    if (!product.isEmpty()) {
      sheet.fill(3450, 2260, 460, 430);
      sheet.at(Face.DISPLAY, 24).white().line(product, 3480, 2580, 400, Align.CENTER);
    }
  }

  private static void barcode(Form form, String name, String text, String below, int row) {
    int top = 3090 + row * 735;
    form.tracking(
        Form.code128(name, text, Area.mils(Form.LEFT, top, Form.WIDTH, BARS)),
        below,
        top + BARS + 170);
  }
}
