package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.sheet.Sheet;
import dev.quayside.printing.label.text.Align;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// OnTrac: sort code in large type, the ZIP's barcode for the conveyor and the tracking number's
/// (Web Services V7). The numbers of LaserShip, which it came from, are good too.
final class OntracLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape(
          "[CD][0-9]{14}|L[A-Z][0-9]{8}|1LS[0-9A-Z]{12,19}",
          "An OnTrac number is C or D and 14 digits");

  /// Version and country, in front of the ZIP code.
  private static final String CONVEYOR = "001";

  @Override
  public String carrier() {
    return "ontrac";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(new Sheet(), label);
    form.head("ONTRAC", label.routing("branch"));
    form.senderAndParcel(490, Words.pounds(label.weightOz(), 1) + " LB");
    form.consignee(1180, 1130);
    sorting(form);
    form.service(3390, label.serviceName());
    String number = label.trackingNumber();
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 3790, Form.WIDTH, 1280)),
        number,
        5310);
    form.foot();
    return form.sheet().elements();
  }

  private static void sorting(Form form) {
    Party to = form.label().to();
    Sheet sheet = form.sheet();
    sheet.at(Face.DISPLAY, 36).line(form.label().routing("sort"), Form.LEFT, 3020, 1900);
    String zip = Address.shortPostalCode(to);
    if (zip.matches("[0-9]{5}")) {
      String conveyor = CONVEYOR + zip;
      sheet.add(Form.code128("ZIP code", conveyor, Area.mils(2050, 2400, 1880, 660)));
      sheet.at(Face.REGULAR, 9).line(zip, 2050, 3240, 1880, Align.CENTER);
    }
  }
}
