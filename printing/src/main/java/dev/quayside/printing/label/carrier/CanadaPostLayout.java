package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// Canada Post: forward sortation area in large type, Data Matrix for the sorter, the parcel's
/// number as Code 128. Domestic numbers have 16 digits, packets and parcels abroad are postal ones.
final class CanadaPostLayout implements CarrierLayout {

  private static final TrackingShape SHAPE =
      new TrackingShape(
          "[0-9]{16}|" + TrackingShape.postal("CA"),
          "A Canada Post number has 16 digits, or two letters, nine digits and CA");

  @Override
  public String carrier() {
    return "canada_post";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Form form = new Form(new Sheet(), label);
    form.head("CANADA POST", label.routing("service"));
    form.senderAndParcel(490, Words.kilograms(label.weightOz()));
    form.consignee(1180, 1130);
    sorting(form);
    form.service(3390, label.serviceName());
    String number = label.trackingNumber();
    boolean postal = TrackingShape.isPostal(label);
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 3790, Form.WIDTH, 1280)),
        postal ? TrackingShape.groupedPostal(number) : Words.grouped(number, 4),
        5310);
    form.foot();
    return form.sheet().elements();
  }

  /// What the Data Matrix holds is not published: here postal code and number.
  private static void sorting(Form form) {
    ShippingLabel label = form.label();
    form.matrix(
        "Data Matrix",
        Address.sortingCode(label.to()) + label.trackingNumber(),
        false,
        Area.mils(2860, 2350, 1020, 1000));
    String fsa = label.routing("fsa");
    String word = fsa.isEmpty() ? label.to().country() : fsa;
    form.sheet()
        .at(Face.REGULAR, 8)
        .line(fsa.isEmpty() ? "DESTINATION" : "FSA", Form.LEFT, 2480, 900);
    form.sheet().at(Face.DISPLAY, 56).line(word, Form.LEFT, 3170, 1800);
    String zone = label.routing("zone");
    form.sheet()
        .at(Face.BOLD, 14)
        .line(zone.isEmpty() ? "" : "ZONE " + zone, 1950, 3170, 860, Align.RIGHT);
  }
}
