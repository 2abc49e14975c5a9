package dev.quayside.printing.label.carrier.usps;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.Form;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.TrackingShape;
import dev.quayside.printing.label.carrier.form.Words;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.List;
import java.util.Locale;

/// United States Postal Service: service letter, indicium, banner, addresses and the Intelligent
/// Mail package barcode between its identification bars (Publication 199, Publication 91).
public final class UspsLayout implements CarrierLayout {

  /// Publication 199 requires 13 to 21 mil.
  static final ModuleWidth IMPB_MODULE = new ModuleWidth(Length.mils(13), Length.mils(21));

  private static final TrackingShape SHAPE =
      new TrackingShape(
          "[0-9]{22}|" + TrackingShape.postal("US"),
          "A USPS package barcode has 22 digits, or two letters, nine digits and US");

  private static final int LEFT = 75;
  private static final int WIDTH = 3850;
  private static final int RIGHT = LEFT + WIDTH;

  @Override
  public String carrier() {
    return "usps";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    SHAPE.check(label);
    Sheet sheet = new Sheet();
    sheet.frame(LEFT, 75, WIDTH, 5620, 15);
    serviceLetter(sheet, label);
    indicium(sheet, label);
    Customs customs = label.customs();
    if (label.isInternational() && customs != null) {
      UspsAbroad.draw(sheet, label);
      new UspsCustomsForm(sheet, label, customs).draw();
      return sheet.elements();
    }
    banner(sheet, label);
    sender(sheet, label);
    parcel(sheet, label);
    consignee(sheet, label);
    tracking(sheet, label);
    foot(sheet, label);
    return sheet.elements();
  }

  private static void serviceLetter(Sheet sheet, ShippingLabel label) {
    sheet.rule(1075, 90, 15, 910);
    sheet.at(Face.DISPLAY, 66).line(letter(label), 110, 880, 940, Align.CENTER);
  }

  /// The letter a sorter sees first. Express is checked first: its name contains “priority” too.
  private static String letter(ShippingLabel label) {
    String service = (label.service() + " " + label.serviceName()).toLowerCase(Locale.ROOT);
    if (service.contains("express")) {
      return "E";
    }
    if (service.contains("priority")) {
      return "P";
    }
    if (service.contains("ground")) {
      return "G";
    }
    String name = Words.capitals(label.serviceName()).strip();
    return name.isEmpty() ? "" : name.substring(0, 1);
  }

  private static void indicium(Sheet sheet, ShippingLabel label) {
    Sheet.Type small = sheet.at(Face.REGULAR, 8);
    small.line(Words.date(label.shipDate(), "MM/dd/yyyy"), 1200, 260, 1000);
    small.line("FROM " + label.from().zip(), 1200, 395, 1000);
    small.line(Words.poundsAndOunces(label.weightOz()), 1200, 530, 1000);
    small.line(
        label.routing("zone").isEmpty() ? "" : "ZONE " + label.routing("zone"), 1200, 665, 1000);
    sheet.frame(2330, 165, 1500, 750, 15);
    Sheet.Type bold = sheet.at(Face.BOLD, 11);
    String[] lines =
        label.isReturn()
            ? new String[] {"NO POSTAGE", "NECESSARY IF MAILED", "IN THE UNITED STATES"}
            : new String[] {"US POSTAGE", "AND FEES PAID", "COMMERCIAL PRICE"};
    for (int i = 0; i < lines.length; i++) {
      bold.line(lines[i], 2380, 345 + 170 * i, 1400, Align.CENTER);
    }
    small.line(
        label.sandbox() ? "SANDBOX – NO POSTAGE VALUE" : "ELECTRONIC POSTAGE",
        2380,
        845,
        1400,
        Align.CENTER);
  }

  private static void banner(Sheet sheet, ShippingLabel label) {
    sheet.rule(LEFT, 1000, WIDTH, 20);
    sheet.at(Face.BOLD, 23).line(banner(label), 150, 1285, 3700, Align.CENTER);
    sheet.rule(LEFT, 1380, WIDTH, 20);
  }

  /// The service with the carrier's name before it.
  static String banner(ShippingLabel label) {
    String name = Words.capitals(label.serviceName());
    String banner = name.startsWith("USPS") ? name : "USPS " + name;
    return label.isReturn() ? banner + " RETURN" : banner;
  }

  private static void sender(Sheet sheet, ShippingLabel label) {
    sheet.block(
        "sender",
        new Address(label.from()).lines(100, false),
        Area.mils(150, 1470, 2150, 640),
        9,
        7);
  }

  private static void parcel(Sheet sheet, ShippingLabel label) {
    Sheet.Type type = sheet.at(Face.REGULAR, 9);
    type.line(
        "Ship Date: " + Words.date(label.shipDate(), "MM/dd/yy"), 2400, 1560, 1450, Align.RIGHT);
    type.line("Weight: " + Words.poundsAndOunces(label.weightOz()), 2400, 1700, 1450, Align.RIGHT);
    String measures = label.measures(" x ");
    if (!measures.isEmpty()) {
      type.line("Dim: " + measures, 2400, 1840, 1450, Align.RIGHT);
    }
    String route = label.routing("route");
    if (!route.isEmpty()) {
      sheet.frame(3200, 1930, 650, 230, 15);
      sheet.at(Face.BOLD, 12).line(route, 3240, 2105, 570, Align.CENTER);
    }
  }

  private static void consignee(Sheet sheet, ShippingLabel label) {
    sheet.at(Face.BOLD, 9).line("SHIP", 150, 2395, 440);
    sheet.at(Face.BOLD, 9).line("TO:", 150, 2525, 440);
    sheet.block(
        "consignee",
        new Address(label.to()).lines(100, label.isInternational()),
        Area.mils(620, 2280, 3230, 1050),
        15,
        8);
    String signature = signature(label);
    if (!signature.isEmpty()) {
      sheet.at(Face.BOLD, 10).line(signature, 620, 3550, 3230, Align.LEFT);
    }
  }

  static String signature(ShippingLabel label) {
    return switch (label.signature()) {
      case "adult" -> "ADULT SIGNATURE REQUIRED – 21 OR OLDER";
      case "standard" -> "SIGNATURE CONFIRMATION";
      default -> "";
    };
  }

  private static void tracking(Sheet sheet, ShippingLabel label) {
    boolean postal = TrackingShape.isPostal(label);
    String number = label.trackingNumber();
    Area bars = Area.mils(LEFT + 20, 4010, WIDTH - 40, 900);
    sheet.fill(LEFT, 3640, WIDTH, 65);
    sheet
        .at(Face.BOLD, 13)
        .line(
            postal ? "USPS INTERNATIONAL TRACKING #" : "USPS TRACKING #",
            150,
            3895,
            3700,
            Align.CENTER);
    sheet.add(
        postal
            ? LinearBarcode.code128("S10", number, bars, IMPB_MODULE)
            : LinearBarcode.gs1("IMpb", impb(label), bars, IMPB_MODULE));
    sheet
        .at(Face.BOLD, 13)
        .line(
            postal ? TrackingShape.groupedPostal(number) : Words.grouped(number, 4),
            150,
            5110,
            3700,
            Align.CENTER);
    sheet.fill(LEFT, 5215, WIDTH, 65);
  }

  /// The data of the package barcode. Domestic parcels begin with their destination: application
  /// identifier 420 and the ZIP code. The first two digits of the tracking number are its own
  /// application identifier.
  private static String impb(ShippingLabel label) {
    String number = label.trackingNumber();
    String own = "[" + number.substring(0, 2) + "]" + number.substring(2);
    String zip = label.to().zip().replaceAll("[^0-9]", "");
    boolean domestic = !label.isInternational() && zip.length() >= 5;
    return domestic ? "[420]" + zip.substring(0, 5) + own : own;
  }

  private static void foot(Sheet sheet, ShippingLabel label) {
    String customs = Form.customs(label);
    sheet.at(Face.BOLD, 8).line(customs, 1750, 5530, RIGHT - 1750 - 75, Align.RIGHT);
    String reference = label.allReferences(" / ");
    if (!reference.isBlank()) {
      int width = customs.isEmpty() ? RIGHT - 150 - 75 : 1550;
      sheet.at(Face.REGULAR, 9).line("Ref: " + reference, 150, 5530, width);
    }
  }
}
