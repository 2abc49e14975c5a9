package dev.quayside.printing.label.carrier.canada_post;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.FormWords;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.carrier.form.Words;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.measure.Area;
import java.util.List;

/// Canada Post: forward sortation area in large type, Data Matrix for the sorter, the parcel's
/// number as Code 128, all in both of Canada's languages. Domestic numbers have 16 digits; packets
/// and parcels abroad have postal numbers.
public final class CanadaPostLayout implements CarrierLayout {

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
    Form form = new Form(label, FormWords.ENGLISH_AND_FRENCH);
    form.head("CANADA POST", "POSTES CANADA");
    form.senderAndParcel(490);
    form.consignee(1180, 1130);
    sorting(form);
    form.service(3390, label.serviceName(), CanadaPostFrench.of(label));
    String number = label.trackingNumber();
    boolean postal = TrackingShape.isPostal(label);
    form.tracking(
        Form.code128("tracking number", number, Area.mils(Form.LEFT, 3790, Form.WIDTH, 1230)),
        postal ? TrackingShape.groupedPostal(number) : Words.grouped(number, 4),
        5240);
    form.declared(5385);
    form.foot();
    return form.sheet().elements();
  }

  /// Adds the sorting codes. The content of Canada Post's Data Matrix is not published: here it is
  /// postal code and number.
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
        .line(fsa.isEmpty() ? "DESTINATION" : "FSA / RTA", Form.LEFT, 2480, 900);
    form.sheet().at(Face.DISPLAY, 56).line(word, Form.LEFT, 3170, 1800);
    account(form, "CONTRACT / CONVENTION", label.routing("contract"), 2760);
    account(form, "PAYER / PAYEUR", label.routing("payer"), 3040);
  }

  /// Adds an account number, if the carrier gave one.
  private static void account(Form form, String caption, String number, int top) {
    if (!number.isEmpty()) {
      form.sheet().at(Face.REGULAR, 6).line(caption, 1800, top, 1020, Align.RIGHT);
      form.sheet().at(Face.BOLD, 11).line(number, 1800, top + 150, 1020, Align.RIGHT);
    }
  }
}
