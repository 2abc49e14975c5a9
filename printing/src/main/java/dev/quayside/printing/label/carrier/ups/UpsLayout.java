package dev.quayside.printing.label.carrier.ups;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.MaxiCodeBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.carrier.form.Address;
import dev.quayside.printing.label.carrier.form.CarrierLayout;
import dev.quayside.printing.label.carrier.form.CountryNumbers;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// UPS: addresses, MaxiCode with the routing code and the postal barcode beside it, service and
/// tracking number, the 1Z barcode, billing and references (UPS Guide to Labeling).
public final class UpsLayout implements CarrierLayout {

  /// UPS requires at least 10 mil; a 1Z number at 17 mil still leaves its quiet zones on 4 inches.
  private static final ModuleWidth TRACKING_MODULE =
      new ModuleWidth(Length.mils(10), Length.mils(17));

  /// Postal codes abroad may be long, so two dots at 203 dpi are allowed, 9.85 mil.
  private static final ModuleWidth POSTAL_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(17));

  private static final int LEFT = 90;
  private static final int WIDTH = 3820;
  private static final int HALF = WIDTH / 2;

  @Override
  public String carrier() {
    return "ups";
  }

  @Override
  public List<Element> elements(ShippingLabel label) {
    if (!label.trackingNumber().matches("1Z[0-9A-Z]{16}")) {
      throw new IllegalArgumentException(
          "A UPS tracking number is 1Z and 16 letters or digits, not “"
              + label.trackingNumber()
              + "”.");
    }
    Sheet sheet = new Sheet();
    sender(sheet, label);
    parcel(sheet, label);
    consignee(sheet, label);
    routing(sheet, label);
    service(sheet, label);
    tracking(sheet, label);
    foot(sheet, label);
    return sheet.elements();
  }

  private static void sender(Sheet sheet, ShippingLabel label) {
    List<Paragraph> lines = new ArrayList<>(new Address(label.from()).lines(100, true));
    String phone = label.from().phone();
    if (phone != null && !phone.isBlank()) {
      String name = Words.capitals(label.from().name(), label.from().country());
      lines.set(0, Paragraph.of(name + "  " + phone));
    }
    sheet.block("sender", lines, Area.mils(LEFT, 90, 1950, 700), 8, 6);
  }

  private static void parcel(Sheet sheet, ShippingLabel label) {
    sheet.at(Face.BOLD, 15).line(weight(label, 0), 2200, 240, 900);
    sheet.at(Face.BOLD, 13).line(label.pieceText(), 3100, 240, 810, Align.RIGHT);
    Sheet.Type small = sheet.at(Face.REGULAR, 8);
    small.line("SHP WT: " + weight(label, 1), 2200, 400, 1710);
    String measures = label.measures(" x ");
    small.line(measures.isEmpty() ? "" : "DIMS: " + measures, 2200, 520, 1710);
    small.line("DATE: " + Words.date(label.shipDate(), "dd MMM yyyy"), 2200, 640, 1710);
  }

  /// The weight in pounds; in kilograms when the sender's country is metric.
  private static String weight(ShippingLabel label, int decimalsOfPounds) {
    return label.from().isMetric()
        ? label.weight()
        : Words.pounds(label.weightOz(), decimalsOfPounds) + " LBS";
  }

  private static void consignee(Sheet sheet, ShippingLabel label) {
    sheet.at(Face.BOLD, 10).line("SHIP TO:", LEFT, 935, 600);
    String phone = label.to().phone();
    sheet.at(Face.REGULAR, 9).line(phone == null ? "" : phone, 800, 935, 2000);
    sheet.block(
        "consignee",
        new Address(label.to()).lines(125, label.isInternational()),
        Area.mils(380, 1020, 3530, 880),
        12,
        8);
  }

  private static void routing(Sheet sheet, ShippingLabel label) {
    sheet.rule(LEFT, 1960, WIDTH, 15);
    sheet.rule(1330, 1975, 15, 1115);
    sheet.add(
        new MaxiCodeBarcode(
            "MaxiCode", UpsMaxiCode.message(label), Length.mils(160), Length.mils(2003)));
    sheet.at(Face.BOLD, 30).line(label.routing("urc"), 1450, 2340, 2400);
    String postal = postalCode(label);
    if (!postal.isEmpty()) {
      sheet.add(
          LinearBarcode.gs1(
              "postal code", postal, Area.mils(1350, 2430, 2560, 480), POSTAL_MODULE));
      String text = postal.replace('[', '(').replace("]", ") ");
      sheet.at(Face.REGULAR, 8).line(text, 1350, 3040, 2560, Align.CENTER);
    }
    sheet.fill(LEFT, 3090, WIDTH, 60);
  }

  /// The data of the postal barcode: application identifier 420 and the ZIP code; abroad 421 and
  /// the country's number before the postal code, which may have nine characters. Empty for a
  /// longer code or none.
  private static String postalCode(ShippingLabel label) {
    Party to = label.to();
    String code = Address.sortingCode(to);
    if (code.isEmpty() || code.length() > 9) {
      return "";
    }
    return label.isInternational()
        ? "[421]%03d%s".formatted(CountryNumbers.of(to.country()), code)
        : "[420]" + code;
  }

  private static void service(Sheet sheet, ShippingLabel label) {
    String name = Words.capitals(label.serviceName());
    String service = name.startsWith("UPS") ? name : "UPS " + name;
    sheet
        .at(Face.BOLD, 19)
        .line(label.isReturn() ? service + " – RETURN" : service, LEFT, 3400, 3150);
    sheet
        .at(Face.REGULAR, 11)
        .line("TRACKING #: " + grouped(label.trackingNumber()), LEFT, 3580, 3150);
    sheet.fill(3390, 3200, 520, 400);
    sheet.at(Face.DISPLAY, 24).white().line(icon(name), 3410, 3510, 480, Align.CENTER);
    sheet.rule(LEFT, 3650, WIDTH, 15);
  }

  /// The number in groups: `1Z 12E 456 03 9012 3456`.
  private static String grouped(String number) {
    return number.replaceFirst("(..)(...)(...)(..)(....)(....)", "$1 $2 $3 $4 $5 $6");
  }

  /// The text of the service icon. UPS has none for ground, where `G` keeps the square from being
  /// empty.
  private static String icon(String service) {
    if (service.contains("EXPEDITED")) {
      return "2";
    }
    if (service.contains("WORLDWIDE") || service.contains("EXPRESS")) {
      boolean early = service.contains("EARLY") || service.contains("PLUS");
      return service.contains("SAVER") ? "1P" : early ? "1+" : "1";
    }
    if (service.contains("STANDARD")) {
      return "ST";
    }
    if (service.contains("NEXT DAY")) {
      return service.contains("EARLY") ? "1+" : service.contains("SAVER") ? "1P" : "1";
    }
    if (service.contains("2ND DAY")) {
      return service.contains("A.M.") ? "2A" : "2";
    }
    return service.contains("3 DAY") ? "3" : "G";
  }

  private static void tracking(Sheet sheet, ShippingLabel label) {
    sheet.add(
        LinearBarcode.code128(
            "tracking number",
            label.trackingNumber(),
            Area.mils(LEFT, 3750, WIDTH, 1050),
            TRACKING_MODULE));
    sheet.fill(LEFT, 4890, WIDTH, 60);
  }

  private static void foot(Sheet sheet, ShippingLabel label) {
    Sheet.Type type = sheet.at(Face.REGULAR, 9);
    type.line("BILLING: " + billing(label), LEFT, 5090, 1300);
    type.line(Form.customs(label), 1410, 5090, 2500, Align.RIGHT);
    Customs customs = label.customs();
    if (label.isInternational() && customs != null) {
      type.line(Declared.goods("DESC", customs, 9, WIDTH), LEFT, 5220, WIDTH);
      String value = "CUSTOMS VALUE: " + Declared.value(customs) + "  TERMS: " + customs.terms();
      type.line(value, 1960, 5350, 1950, Align.RIGHT);
    }
    references(type, label, label.isInternational() && customs != null);
    String signature = signature(label);
    if (!signature.isEmpty()) {
      sheet.frame(LEFT, 5420, WIDTH, 250, 20);
      sheet.at(Face.BOLD, 13).line(signature, LEFT + 100, 5610, WIDTH - 200, Align.CENTER);
    }
  }

  /// Who pays, in the words of the UPS Guide to Labeling: prepaid, freight collect, third party.
  private static String billing(ShippingLabel label) {
    return switch (label.payor()) {
      case "recipient" -> "F/C";
      case "third_party" -> "3RD PARTY";
      default -> "P/P";
    };
  }

  /// Numbered references: of a declared parcel in the one line beside its value, else in two lines
  /// of two.
  private static void references(Sheet.Type type, ShippingLabel label, boolean isDeclared) {
    List<String> all = numbered(label);
    if (all.isEmpty()) {
      return;
    }
    if (isDeclared || all.size() == 1) {
      int width = label.customs() == null ? WIDTH : 1800;
      type.line(String.join("  ", all), LEFT, 5350, width);
      return;
    }
    for (int i = 0; i < all.size(); i++) {
      type.line(all.get(i), LEFT + i % 2 * HALF, i < 2 ? 5220 : 5350, HALF - 60);
    }
  }

  private static List<String> numbered(ShippingLabel label) {
    List<String> values =
        Stream.concat(
                Stream.ofNullable(label.reference()).filter(each -> !each.isBlank()),
                label.references().stream().map(FurtherReference::value))
            .toList();
    return IntStream.range(0, values.size())
        .mapToObj(i -> "REF " + (i + 1) + ": " + values.get(i))
        .toList();
  }

  private static String signature(ShippingLabel label) {
    return switch (label.signature()) {
      case "adult" -> "ADULT SIGNATURE REQUIRED – MIN 21";
      case "standard" -> "SIGNATURE REQUIRED";
      default -> "";
    };
  }
}
