package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// Veho: the metro's hub and the ZIP code in large type, the parcel's barcode as Code 128.
final class VehoLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape("[0-9A-Z]{14,20}", "A Veho barcode has 14 to 20 letters and digits");

  @Override
  public String carrier() {
    return "veho";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(label);
    form.head("VEHO", "");
    form.senderAndParcel(490);
    form.consignee(1180, 1130);
    hub(form);
    form.service(3390, label.serviceName());
    String number = label.trackingNumber();
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 3790, Form.WIDTH, 1280)),
        number,
        5310);
    form.foot();
    return form.sheet().elements();
  }

  private static void hub(Form form) {
    String hub = form.label().routing("hub");
    Sheet sheet = form.sheet();
    if (!hub.isEmpty()) {
      sheet.fill(Form.LEFT, 2400, 2000, 880);
      sheet.at(Face.DISPLAY, 46).white().line(hub, 150, 3060, 1880, Align.CENTER);
    }
    sheet
        .at(Face.BOLD, 30)
        .line(Address.shortPostalCode(form.label().to()), 2200, 3000, 1710, Align.RIGHT);
  }
}
