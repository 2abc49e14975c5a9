package dev.quayside.printing.label.carrier.ontrac;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.barcode.Pdf417Barcode;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.List;

/// OnTrac: sort code in large type, the ZIP's barcode for the conveyor, PDF417 with the shipment's
/// data and the tracking number (Web Services V7). Numbers of LaserShip, its predecessor, are
/// accepted too.
public final class OntracLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape(
          "[CD][0-9]{14}|L[A-Z][0-9]{8}|1LS[0-9A-Z]{12,19}",
          "An OnTrac number is C or D and 14 digits");

  /// Version and country, before the ZIP code.
  private static final String CONVEYOR = "001";

  private static final ModuleWidth DATA_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(14));

  @Override
  public String carrier() {
    return "ontrac";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(label);
    form.head("ONTRAC", label.routing("branch"));
    form.senderAndParcel(490);
    form.consignee(1180, 1130);
    sorting(form);
    form.service(2990, label.serviceName());
    String number = label.trackingNumber();
    form.sheet().add(data(label));
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 4320, Form.WIDTH, 860)),
        number,
        5350);
    form.foot();
    return form.sheet().elements();
  }

  /// The PDF417, with twelve columns and error correction 5, as OnTrac requires.
  private static Pdf417Barcode data(ShippingLabel label) {
    return new Pdf417Barcode(
        "PDF417",
        OntracData.block(label),
        12,
        5,
        Area.mils(Form.LEFT, 3340, 2900, 900),
        DATA_MODULE);
  }

  private static void sorting(Form form) {
    Party to = form.label().to();
    Sheet sheet = form.sheet();
    sheet.at(Face.BOLD, 30).line(Address.shortPostalCode(to), 3000, 3930, 910, Align.RIGHT);
    sheet.at(Face.DISPLAY, 36).line(form.label().routing("sort"), Form.LEFT, 2790, 1900);
    String zip = Address.shortPostalCode(to);
    if (zip.matches("[0-9]{5}")) {
      String conveyor = CONVEYOR + zip;
      sheet.add(Form.code128("ZIP code", conveyor, Area.mils(2050, 2380, 1880, 400)));
      sheet.at(Face.REGULAR, 9).line(zip, 2050, 2920, 1880, Align.CENTER);
    }
  }
}
