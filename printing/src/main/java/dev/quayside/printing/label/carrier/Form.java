package dev.quayside.printing.label.carrier;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.barcode.DataMatrixBarcode;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.List;

/// The parts most carriers' labels have in common, to be put where the carrier wants them.
/// Positions are in mils from the upper left corner.
final class Form {

  static final int LEFT = 90;
  static final int WIDTH = 3820;

  /// The narrowest is two dots at 203 dpi, 9.85 mil.
  private static final ModuleWidth LINEAR_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(20));

  private static final ModuleWidth MATRIX_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(40));

  private static final int LINE = 130;

  private final Sheet sheet;
  private final ShippingLabel label;

  Form(Sheet sheet, ShippingLabel label) {
    this.sheet = sheet;
    this.label = label;
  }

  Sheet sheet() {
    return sheet;
  }

  ShippingLabel label() {
    return label;
  }

  /// The carrier's name at the left and a word at the right, over a rule.
  void head(String carrier, String word) {
    sheet.at(Face.DISPLAY, 20).line(carrier, LEFT, 330, 2500);
    sheet.at(Face.BOLD, 15).line(word, 2700, 320, 1210, Align.RIGHT);
    sheet.rule(LEFT, 440, WIDTH, 20);
  }

  /// Sender at the left; date, weight, measures and number of pieces at the right.
  void senderAndParcel(int top, String weight) {
    sheet.at(Face.BOLD, 7).line("FROM", LEFT, top + 90, 300);
    sheet.block(
        "sender",
        new Address(label.from()).lines(100, label.isInternational()),
        Area.mils(390, top + 10, 2000, 640),
        8,
        6);
    Sheet.Type type = sheet.at(Face.REGULAR, 8);
    int baseline = top + 90;
    for (String line : parcel(weight)) {
      type.line(line, 2500, baseline, 1410, Align.RIGHT);
      baseline += LINE;
    }
  }

  private List<String> parcel(String weight) {
    Box box = label.box();
    return List.of(
        "DATE: " + Words.date(label.shipDate(), "dd MMM yyyy"),
        "WEIGHT: " + weight,
        box == null ? "" : "DIMS: " + Words.inches(box, " x "),
        "PIECE 1 OF 1");
  }

  /// Consignee with country and customs mark abroad, phone below.
  void consignee(int top, int height) {
    sheet.rule(LEFT, top, WIDTH, 15);
    sheet.at(Face.BOLD, 12).line("TO", LEFT, top + 190, 280);
    sheet.block(
        "consignee",
        new Address(label.to()).lines(118, label.isInternational()),
        Area.mils(390, top + 60, 3520, height - 250),
        13,
        8);
    String phone = label.to().phone();
    Sheet.Type small = sheet.at(Face.REGULAR, 8);
    small.line(phone == null ? "" : phone, 390, top + height - 60, 1300);
    small.line(customs(label), 1750, top + height - 60, 2160, Align.RIGHT);
    sheet.rule(LEFT, top + height, WIDTH, 15);
  }

  /// Said on every label that crosses a border, whatever the carrier.
  static String customs(ShippingLabel label) {
    return label.isInternational() ? "INTERNATIONAL – SUBJECT TO CUSTOMS" : "";
  }

  /// The service in white on black.
  void service(int top, String service) {
    sheet.fill(LEFT, top, WIDTH, 280);
    String name = Words.capitals(service.isBlank() ? label.service() : service);
    sheet
        .at(Face.BOLD, 15)
        .white()
        .line(
            label.isReturn() ? name + " – RETURN" : name,
            LEFT + 80,
            top + 205,
            WIDTH - 160,
            Align.CENTER);
  }

  /// The tracking number's barcode and the number below it.
  void tracking(LinearBarcode barcode, String text, int baseline) {
    sheet.add(barcode);
    sheet.at(Face.BOLD, 12).line(text, LEFT, baseline, WIDTH, Align.CENTER);
  }

  static LinearBarcode code128(String name, String text, Area area) {
    return LinearBarcode.code128(name, text, area, LINEAR_MODULE);
  }

  static LinearBarcode gs1(String name, String elements, Area area) {
    return LinearBarcode.gs1(name, elements, area, LINEAR_MODULE);
  }

  void matrix(String name, String text, boolean gs1, Area area) {
    sheet.add(new DataMatrixBarcode(name, text, gs1, area, MATRIX_MODULE));
  }

  /// Reference and what the driver has to ask for.
  void foot() {
    String reference = label.reference();
    String signature = signature();
    sheet.rule(LEFT, 5430, WIDTH, 15);
    sheet
        .at(Face.REGULAR, 9)
        .line(
            reference == null || reference.isBlank() ? "" : "REF: " + reference,
            LEFT,
            5610,
            signature.isEmpty() ? WIDTH : 1750);
    if (!signature.isEmpty()) {
      sheet.frame(1930, 5470, 1980, 215, 20);
      sheet.at(Face.BOLD, 10).line(signature, 1990, 5620, 1860, Align.CENTER);
    }
  }

  private String signature() {
    return switch (label.signature()) {
      case "adult" -> "ADULT SIGNATURE REQUIRED";
      case "standard" -> "SIGNATURE REQUIRED";
      default -> "";
    };
  }
}
