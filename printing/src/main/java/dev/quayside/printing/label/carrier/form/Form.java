package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.barcode.DataMatrixBarcode;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.List;

/// The parts that most carriers' labels share, to be placed as the carrier wants. Positions are in
/// mils from the upper left corner.
public final class Form {

  public static final int LEFT = 90;
  public static final int WIDTH = 3820;

  /// The smallest width is two dots at 203 dpi, 9.85 mil.
  private static final ModuleWidth LINEAR_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(20));

  private static final ModuleWidth MATRIX_MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(40));

  private static final int LINE = 130;

  private final Sheet sheet;
  private final ShippingLabel label;
  private final FormWords words;

  public Form(ShippingLabel label) {
    this(label, FormWords.ENGLISH);
  }

  public Form(ShippingLabel label, FormWords words) {
    this.sheet = new Sheet();
    this.label = label;
    this.words = words;
  }

  public Sheet sheet() {
    return sheet;
  }

  public ShippingLabel label() {
    return label;
  }

  /// Adds the carrier's name at the left and a word at the right, over a rule.
  public void head(String carrier, String word) {
    sheet.at(Face.DISPLAY, 20).line(carrier, LEFT, 330, 2500);
    sheet.at(Face.BOLD, 15).line(word, 2700, 320, 1210, Align.RIGHT);
    sheet.rule(LEFT, 440, WIDTH, 20);
  }

  /// Adds the sender at the left; date, weight, dimensions and number of pieces at the right.
  public void senderAndParcel(int top) {
    stacked(sheet.at(Face.BOLD, 7), words.from(), top + 90, 100);
    sheet.block(
        "sender",
        new Address(label.from()).lines(100, label.isInternational()),
        Area.mils(390, top + 10, 2000, 640),
        8,
        6);
    Sheet.Type type = sheet.at(Face.REGULAR, 8);
    int baseline = top + 90;
    for (String line : parcel()) {
      type.line(line, 2500, baseline, 1410, Align.RIGHT);
      baseline += LINE;
    }
  }

  private List<String> parcel() {
    String measures = label.measures(" x ");
    return List.of(
        "DATE: " + words.date(label.shipDate()),
        words.weight() + ": " + label.weight(),
        measures.isEmpty() ? "" : "DIMS: " + measures,
        words.piece(label),
        senderPhone());
  }

  /// The sender's phone for parcels abroad, for questions of customs; otherwise empty.
  private String senderPhone() {
    String phone = label.from().phone();
    return !label.isInternational() || phone == null || phone.isBlank() ? "" : "TEL: " + phone;
  }

  /// Adds a caption in one language, or in two below each other.
  private static void stacked(Sheet.Type type, List<String> captions, int baseline, int step) {
    for (int i = 0; i < captions.size(); i++) {
      type.line(captions.get(i), LEFT, baseline + i * step, 290);
    }
  }

  /// Adds the consignee, with country and customs mark abroad, and the phone below.
  public void consignee(int top, int height) {
    sheet.rule(LEFT, top, WIDTH, 15);
    stacked(sheet.at(Face.BOLD, 12), words.to(), top + 190, 180);
    sheet.block(
        "consignee",
        new Address(label.to()).lines(118, label.isInternational()),
        Area.mils(390, top + 60, 3520, height - 250),
        13,
        8);
    String phone = label.to().phone();
    Sheet.Type small = sheet.at(Face.REGULAR, 8);
    small.line(phone == null ? "" : phone, 390, top + height - 60, 1300);
    small.line(
        label.isInternational() ? words.customs() : "", 1750, top + height - 60, 2160, Align.RIGHT);
    sheet.rule(LEFT, top + height, WIDTH, 15);
  }

  /// The mark of every label that crosses a border; empty for others.
  public static String customs(ShippingLabel label) {
    return label.isInternational() ? FormWords.ENGLISH.customs() : "";
  }

  /// Adds a line of goods and their value, for a parcel with a customs declaration.
  public void declared(int baseline) {
    Customs customs = label.customs();
    if (label.isInternational() && customs != null) {
      Sheet.Type type = sheet.at(Face.REGULAR, 8);
      String goods = Declared.goods(words.contents(), customs, 8, 2400);
      type.line(goods, LEFT, baseline, 2400);
      type.line(
          words.value() + ": " + Declared.value(customs) + "  " + customs.terms(),
          2600,
          baseline,
          1310,
          Align.RIGHT);
    }
  }

  /// Adds the service in white on black.
  public void service(int top, String service) {
    sheet.fill(LEFT, top, WIDTH, 280);
    band(15, label.isReturn() ? service + " – RETURN" : service, top + 205);
  }

  /// Adds the service in white on black, its French name below.
  public void service(int top, String service, String french) {
    if (french.isEmpty()) {
      service(top, service);
      return;
    }
    sheet.fill(LEFT, top, WIDTH, 330);
    band(12, label.isReturn() ? service + " – RETURN" : service, top + 148);
    band(8, label.isReturn() ? french + " – RETOUR" : french, top + 295);
  }

  private void band(int points, String name, int baseline) {
    sheet
        .at(Face.BOLD, points)
        .white()
        .line(Words.capitals(name), LEFT + 80, baseline, WIDTH - 160, Align.CENTER);
  }

  /// Adds the tracking number's barcode and the number below it.
  public void tracking(LinearBarcode barcode, String text, int baseline) {
    sheet.add(barcode);
    sheet.at(Face.BOLD, 12).line(text, LEFT, baseline, WIDTH, Align.CENTER);
  }

  public static LinearBarcode code128(String name, String text, Area area) {
    return LinearBarcode.code128(name, text, area, LINEAR_MODULE);
  }

  public static LinearBarcode gs1(String name, String elements, Area area) {
    return LinearBarcode.gs1(name, elements, area, LINEAR_MODULE);
  }

  public void matrix(String name, String text, boolean gs1, Area area) {
    sheet.add(new DataMatrixBarcode(name, text, gs1, area, MATRIX_MODULE));
  }

  /// Adds the reference, and the signature the driver has to ask for.
  public void foot() {
    foot(signature());
  }

  /// Adds the reference and a framed text.
  ///
  /// @param signature the framed text; empty for none
  public void foot(String signature) {
    String reference = label.allReferences(" / ");
    sheet.rule(LEFT, 5430, WIDTH, 15);
    sheet
        .at(Face.REGULAR, 9)
        .line(
            reference.isBlank() ? "" : words.reference() + ": " + reference,
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
      case "adult" -> words.adult();
      case "standard" -> words.signature();
      default -> "";
    };
  }
}
