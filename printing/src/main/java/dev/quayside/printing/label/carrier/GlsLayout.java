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

/// GLS US: sort code and ZIP code in large type, the number the customer gave as Code 128.
final class GlsLayout implements CarrierLayout {

  /// Customers number their parcels themselves, within the range of their account.
  private static final TrackingShape SHAPE =
      new TrackingShape("[0-9A-Z]{8,20}", "A GLS US number has 8 to 20 letters and digits");

  @Override
  public String carrier() {
    return "gls_us";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(label);
    form.head("GLS US", "");
    form.senderAndParcel(490);
    form.consignee(1180, 1130);
    Sheet sheet = form.sheet();
    sheet.at(Face.DISPLAY, 44).line(label.routing("sortCode"), Form.LEFT, 3080, 2150);
    sheet
        .at(Face.BOLD, 30)
        .line(Address.shortPostalCode(label.to()), 2350, 3050, 1560, Align.RIGHT);
    form.service(3390, label.serviceName());
    String number = label.trackingNumber();
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 3790, Form.WIDTH, 1280)),
        number,
        5310);
    form.foot();
    return form.sheet().elements();
  }
}
