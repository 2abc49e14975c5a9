package dev.quayside.printing.label.carrier.fedex;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.barcode.Pdf417Barcode;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Declared;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.FurtherReference;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.Words;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// FedEx, for express and ground: sender and consignee, PDF417 with the shipment's data, tracking
/// number and service, routing codes, and the 34-digit Code 128.
public final class FedexLayout implements CarrierLayout {

  private static final ModuleWidth TRACKING_MODULE =
      new ModuleWidth(Length.mils(10), Length.mils(17));

  /// The smallest width is two dots at 203 dpi, 9.85 mil, which still scans.
  private static final ModuleWidth PDF417_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(14));

  private static final int LEFT = 90;
  private static final int WIDTH = 3820;

  /// Kinds of references that have a line of their own on the label of a parcel at home.
  private static final Set<String> OF_THEIR_OWN = Set.of("invoice", "purchase_order", "department");

  @Override
  public String carrier() {
    return "fedex";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    if (!label.trackingNumber().matches("[0-9]{12}")) {
      throw new IllegalArgumentException(
          "A FedEx tracking number has 12 digits, not “" + label.trackingNumber() + "”.");
    }
    Sheet sheet = new Sheet();
    FedexService service = FedexService.of(label);
    sender(sheet, label);
    parcel(sheet, label);
    consignee(sheet, label);
    data(sheet, label, service);
    tracking(sheet, label, service);
    routing(sheet, label, service);
    return sheet.elements();
  }

  private static void sender(Sheet sheet, ShippingLabel label) {
    List<Paragraph> lines = new ArrayList<>();
    String origin = FedexService.of(label).isGround() ? "" : label.routing("origin");
    String phone = label.from().phone();
    lines.add(
        Paragraph.of(
            (origin.isEmpty() ? "" : "ORIGIN ID:" + origin + "  ") + (phone == null ? "" : phone)));
    lines.addAll(new Address(label.from()).lines(100, false));
    String country = label.from().country();
    lines.add(Paragraph.of(Words.countryName(country) + " " + country));
    sheet.block("sender", lines, Area.mils(LEFT, 90, 2230, 720), 8, 6);
  }

  private static void parcel(Sheet sheet, ShippingLabel label) {
    sheet.rule(2400, 75, 15, 760);
    Sheet.Type type = sheet.at(Face.REGULAR, 8);
    List<String> lines = new ArrayList<>();
    lines.add("SHIP DATE: " + Words.date(label.shipDate(), "ddMMMyy"));
    lines.add("ACTWGT: " + weight(label));
    String measures = label.measures("x");
    if (!measures.isEmpty()) {
      lines.add("DIMS: " + measures);
    }
    lines.add(billing(label));
    Customs customs = label.customs();
    if (label.isInternational() && customs != null) {
      lines.add("TERMS: " + customs.terms());
    }
    int baseline = 180;
    for (String line : lines) {
      type.line(line, 2490, baseline, 1420);
      baseline += 128;
    }
    if (label.isReturn()) {
      sheet.at(Face.BOLD, 10).line("RETURN", 2490, baseline + 30, 1420);
    }
  }

  /// A return is billed to its recipient, the account holder, unless another is named.
  private static String billing(ShippingLabel label) {
    return switch (label.payor()) {
      case "recipient" -> "BILL RECIPIENT";
      case "third_party" -> "BILL THIRD PARTY";
      default -> label.isReturn() ? "BILL RECIPIENT" : "BILL SENDER";
    };
  }

  /// The weight in hundredths of a pound; in kilograms when the sender's country is metric.
  private static String weight(ShippingLabel label) {
    return label.from().isMetric() ? label.weight() : Words.pounds(label.weightOz(), 2) + " LB";
  }

  private static void consignee(Sheet sheet, ShippingLabel label) {
    sheet.rule(LEFT, 835, WIDTH, 15);
    sheet.at(Face.BOLD, 12).line("TO", LEFT, 1010, 280);
    sheet.block(
        "consignee",
        new Address(label.to()).lines(118, label.isInternational()),
        Area.mils(390, 915, 3520, 900),
        14,
        8);
    Sheet.Type small = sheet.at(Face.REGULAR, 8);
    String phone = label.to().phone();
    small.line(phone == null ? "" : phone, 390, 1985, 1300);
    Customs customs = label.customs();
    boolean isDeclared = label.isInternational() && customs != null;
    small.line("REF: " + reference(label, isDeclared), 1800, 1985, 2110);
    if (customs != null && isDeclared) {
      small.line(Declared.goods("DESC", customs, 8, 2150), 390, 2110, 2150);
      String value = "CUSTOMS VALUE: " + Declared.value(customs);
      small.line(value, 2600, 2110, 1310, Align.RIGHT);
    } else {
      small.line(("INV: " + label.reference("invoice")).strip(), 390, 2110, 1380);
      small.line(("PO: " + label.reference("purchase_order")).strip(), 1800, 2110, 970);
      small.line(("DEPT: " + label.reference("department")).strip(), 2800, 2110, 1100);
    }
    sheet.rule(LEFT, 2165, WIDTH, 15);
  }

  /// The label's own reference, and those that have no line of their own: all of a declared
  /// parcel's, whose line has the goods.
  private static String reference(ShippingLabel label, boolean isDeclared) {
    if (isDeclared) {
      return label.allReferences("  ");
    }
    return Stream.concat(
            Stream.ofNullable(label.reference()),
            label.references().stream()
                .filter(each -> !OF_THEIR_OWN.contains(each.kind()))
                .map(FurtherReference::value))
        .collect(Collectors.joining("  "));
  }

  private static void data(Sheet sheet, ShippingLabel label, FedexService service) {
    sheet.add(
        new Pdf417Barcode(
            "PDF417",
            FedexData.block(label, service),
            11,
            5,
            Area.mils(LEFT, 2220, 2800, 1010),
            PDF417_MODULE));
    sheet.at(Face.DISPLAY, 22).line("FedEx", 2990, 2440, 920, Align.CENTER);
    sheet.at(Face.BOLD, 13).line(service.network(), 2990, 2630, 920, Align.CENTER);
    sheet.frame(3210, 2720, 480, 480, 45);
    sheet.at(Face.DISPLAY, 28).line(service.mark(), 3270, 3100, 360, Align.CENTER);
    sheet.rule(LEFT, 3270, WIDTH, 30);
  }

  private static void tracking(Sheet sheet, ShippingLabel label, FedexService service) {
    sheet.at(Face.BOLD, 8).line("TRK#", LEFT, 3490, 300);
    if (!service.isGround()) {
      sheet.frame(LEFT, 3560, 330, 160, 12);
      sheet.at(Face.REGULAR, 8).line(service.form(), LEFT + 20, 3680, 290, Align.CENTER);
    }
    sheet.at(Face.BOLD, 8).line(piece(label), 470, 3660, 1700);
    sheet.at(Face.BOLD, 8).line(Form.customs(label), 470, 3765, 2600);
    sheet.at(Face.BOLD, 18).line(Words.grouped(label.trackingNumber(), 4), 470, 3550, 1650);
    sheet
        .at(Face.BOLD, 12)
        .line(Words.capitals(label.serviceName()), 2200, 3480, 1710, Align.RIGHT);
    Sheet.Type type = sheet.at(Face.BOLD, 10);
    type.line(signature(label), 2200, 3630, 1710, Align.RIGHT);
    type.line(label.residential() ? "RES" : "", 3200, 3765, 710, Align.RIGHT);
  }

  /// Which box of a shipment of several it is, with the master number; empty for one box.
  private static String piece(ShippingLabel label) {
    String master = label.routing("master");
    return label.pieces() == 1
        ? ""
        : label.pieceText() + (master.isEmpty() ? "" : "   MSTR# " + Words.grouped(master, 4));
  }

  private static String signature(ShippingLabel label) {
    return switch (label.signature()) {
      case "adult" -> "ASR – ADULT SIGNATURE";
      case "standard" -> "DSR – DIRECT SIGNATURE";
      default -> "";
    };
  }

  /// Adds the routing codes. Ground parcels have no station and no airport: the postal code is on
  /// top, and the digits are below their barcode.
  private static void routing(Sheet sheet, ShippingLabel label, FedexService service) {
    Party to = label.to();
    String postal = Address.shortPostalCode(to);
    String state = to.state() == null ? "" : to.state() + "-";
    String place = Words.capitals(state + to.country());
    String digits = service.barcode(label);
    if (service.isGround()) {
      sheet.at(Face.BOLD, 34).line(postal, LEFT, 4310, 2600);
      sheet.at(Face.BOLD, 18).line(place, 2700, 4310, 1210, Align.RIGHT);
      bars(sheet, digits, 1000);
      sheet.at(Face.BOLD, 11).line(readable(digits), LEFT, 5590, WIDTH, Align.CENTER);
      return;
    }
    sheet.at(Face.BOLD, 34).line(label.routing("ursa"), LEFT, 4310, 2200);
    sheet.at(Face.BOLD, 20).line(postal, 2400, 4025, 1510, Align.RIGHT);
    sheet.at(Face.BOLD, 11).line(place, 2400, 4310, 640, Align.RIGHT);
    sheet.at(Face.BOLD, 24).line(label.routing("airport"), 3100, 4310, 810, Align.RIGHT);
    bars(sheet, digits, 1180);
  }

  private static void bars(Sheet sheet, String digits, int height) {
    Area area = Area.mils(LEFT, 4420, WIDTH, height);
    sheet.add(LinearBarcode.code128("34 digits", digits, area, TRACKING_MODULE));
  }

  /// The digits in groups: `9622 0019 0 (000 000 0000) 0 00 7948 0839 0594`.
  private static String readable(String digits) {
    return digits.replaceFirst(
        "(.{4})(.{4})(.)(.{3})(.{3})(.{4})(.)(..)(.{4})(.{4})(.{4})",
        "$1 $2 $3 ($4 $5 $6) $7 $8 $9 $10 $11");
  }
}
