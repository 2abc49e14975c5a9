package dev.quayside.printing.label.carrier.usps;

import dev.quayside.printing.customs.Contents;
import dev.quayside.printing.customs.Customs;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.label.carrier.form.Words;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.measure.Area;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The customs declaration in the lower half of a USPS label abroad, on one piece with the label
/// since USPS abolished the separate forms: category, goods, terms, statement and signature. Five
/// lines of goods fit; a declaration with more is on the form in the pouch.
record UspsCustomsForm(Sheet sheet, ShippingLabel label, Customs customs) {

  private static final int LEFT = 75;
  private static final int WIDTH = 3850;
  private static final int MOST_GOODS = 5;
  private static final int ROW = 125;

  /// The most that the goods of one tariff code may be worth, in US dollars, before they must be
  /// filed with the Automated Export System (15 CFR 30.37 a).
  private static final BigDecimal MOST_UNFILED = BigDecimal.valueOf(2500);

  /// The left edges of the columns in mils: pieces, description, tariff number, origin, weight,
  /// value.
  private static final int[] COLUMNS = {140, 420, 2010, 2500, 2800, 3320};

  private static final String STATEMENT =
      "I certify the particulars given in this customs declaration are correct. This item does not"
          + " contain any dangerous article, or articles prohibited by legislation or by postal or"
          + " customs regulations. I have met all applicable export filing requirements.";

  /// Draws the form, from 3310 mils down to the frame's foot.
  void draw() {
    head();
    category();
    goods();
    terms();
    statement();
  }

  private void head() {
    sheet.fill(LEFT, 3310, WIDTH, 160);
    Sheet.Type title = sheet.at(Face.BOLD, 8).white();
    title.line("CUSTOMS DECLARATION – DÉCLARATION EN DOUANE", 140, 3425, 2500);
    title.line(form(), 3000, 3425, 860, Align.RIGHT);
    sheet
        .at(Face.REGULAR, 6)
        .line("May be opened officially – Peut être ouvert d’office", 140, 3565, 2500);
  }

  /// The name of the Universal Postal Union's form: for letters, for parcels or for express items.
  private String form() {
    return switch (label.trackingNumber().charAt(0)) {
      case 'C' -> "CP 72";
      case 'E' -> "CN 23";
      default -> "CN 22";
    };
  }

  private void category() {
    Contents[] boxes = {
      Contents.GIFT,
      Contents.DOCUMENTS,
      Contents.SAMPLE,
      Contents.MERCHANDISE,
      Contents.RETURNED_GOODS,
      Contents.OTHER
    };
    String[] names = {
      "Gift", "Documents", "Commercial sample", "Sale of goods", "Returned goods", "Other"
    };
    boolean offered = List.of(boxes).contains(customs.contents());
    Contents ticked = offered ? customs.contents() : Contents.OTHER;
    for (int i = 0; i < boxes.length; i++) {
      int x = 140 + i % 3 * 1260;
      int y = 3610 + i / 3 * 125;
      sheet.frame(x, y, 90, 90, 8);
      if (boxes[i] == ticked) {
        sheet.fill(x + 22, y + 22, 46, 46);
      }
      sheet.at(Face.REGULAR, 7).line(names[i], x + 130, y + 85, 1000);
    }
    String explanation = customs.explanation();
    if (ticked == Contents.OTHER && explanation != null) {
      sheet.at(Face.REGULAR, 6).line(Words.fitted(explanation, 6, 770), 3090, 3820, 770);
    }
    sheet.rule(LEFT, 3865, WIDTH, 8);
  }

  private void goods() {
    Sheet.Type small = sheet.at(Face.BOLD, 6);
    row(small, 3960, "Qty", "Detailed description", "HS tariff", "Origin", "Weight", "Value");
    sheet.rule(LEFT, 3985, WIDTH, 8);
    boolean all = customs.goods().size() <= MOST_GOODS;
    List<Goods> listed = all ? customs.goods() : customs.goods().subList(0, MOST_GOODS - 1);
    Sheet.Type type = sheet.at(Face.REGULAR, 7).atLeast(5);
    int y = 4090;
    for (Goods goods : listed) {
      row(
          type,
          y,
          String.valueOf(goods.quantity()),
          Words.fitted(goods.description(), 7, COLUMNS[2] - COLUMNS[1] - 60),
          Objects.requireNonNullElse(goods.hsCode(), ""),
          goods.originCountry(),
          Words.poundsAndOunces(goods.weight()),
          goods.value().text());
      y += ROW;
    }
    if (!all) {
      int more = customs.goods().size() - listed.size();
      type.line("and " + more + " more, on the form in the pouch", COLUMNS[1], y, 3000);
    }
    sheet.rule(LEFT, 4630, WIDTH, 8);
    row(
        small,
        4725,
        String.valueOf(customs.pieces()),
        "Total – gross weight " + Words.poundsAndOunces(label.weightOz()),
        "",
        "",
        Words.poundsAndOunces(customs.netWeight()),
        customs.total());
    sheet.rule(LEFT, 4755, WIDTH, 8);
  }

  private static void row(Sheet.Type type, int baseline, String... cells) {
    for (int i = 0; i < cells.length; i++) {
      int end = i + 1 < COLUMNS.length ? COLUMNS[i + 1] - 60 : 3860;
      Align align = i >= 4 ? Align.RIGHT : Align.LEFT;
      type.line(cells[i], COLUMNS[i], baseline, end - COLUMNS[i], align);
    }
  }

  private void terms() {
    Sheet.Type small = sheet.at(Face.REGULAR, 6);
    small.line("TERMS: " + customs.terms(), 140, 4855, 480);
    small.line(filing(), 640, 4855, 660);
    sheet.at(Face.BOLD, 7).line(UspsLayout.signature(label), 1320, 4860, 1340, Align.CENTER);
    small.line("IF UNDELIVERABLE: RETURN TO SENDER", 2740, 4855, 1120, Align.RIGHT);
    sheet.rule(LEFT, 4890, WIDTH, 8);
    References references = customs.references();
    numbers(4985, "EXP. REF", references.exporter(), "IMP. REF", references.importer());
    numbers(5085, "LICENSE", references.licence(), "CERTIFICATE", references.certificate());
    String invoice = Objects.requireNonNullElse(references.invoice(), reference());
    small.line(Words.fitted("INVOICE: " + invoice, 6, 1160), 2700, 4985, 1160);
    sheet.rule(LEFT, 5115, WIDTH, 8);
  }

  private String reference() {
    return Objects.requireNonNullElse(label.reference(), "").strip();
  }

  /// Adds two numbers customs may ask for, each with its caption; a missing one is left to be
  /// filled in by hand.
  private void numbers(
      int baseline, String one, @Nullable String first, String other, @Nullable String second) {
    Sheet.Type small = sheet.at(Face.REGULAR, 6);
    small.line(numbered(one, first), 140, baseline, 1240);
    small.line(numbered(other, second), 1420, baseline, 1240);
  }

  private static String numbered(String caption, @Nullable String number) {
    return Words.fitted(caption + ": " + Objects.requireNonNullElse(number, ""), 6, 1240);
  }

  /// The reason why nothing is filed with the Automated Export System: shipped to Canada (15 CFR
  /// 30.36) or of low value (30.37 a). Without a reason that surely applies, the caption of a
  /// filing number to be written by hand. Empty for senders outside the United States.
  private String filing() {
    if (!label.from().isAmerican()) {
      return "";
    }
    if (label.to().country().equals("CA")) {
      return "NO EEI 30.36";
    }
    return isOfLowValue() ? "NO EEI 30.37(a)" : "AES ITN:";
  }

  /// Whether the goods of each tariff code, in all lines together, are worth at most 2,500 US
  /// dollars (15 CFR 30.37 a). The limit and the value that counts are in US dollars (30.6 a 17),
  /// and Quayside knows no exchange rates: of goods valued in another currency it cannot be told.
  /// They are not called exempt, since the sender signs the form: a wrong exemption is a false
  /// statement, a blank filing number can still be filled in or replaced by the exemption.
  private boolean isOfLowValue() {
    var byCode = new HashMap<String, BigDecimal>();
    for (Goods line : customs.goods()) {
      if (!line.each().currency().equals("USD")) {
        return false;
      }
      var code = Objects.requireNonNullElse(line.hsCode(), line.description());
      byCode.merge(code, line.value().value(), BigDecimal::add);
    }
    return byCode.values().stream().allMatch(value -> value.compareTo(MOST_UNFILED) <= 0);
  }

  private void statement() {
    sheet.block(
        "statement", List.of(Paragraph.of(STATEMENT)), Area.mils(140, 5135, 3720, 200), 5, 4);
    Sheet.Type type = sheet.at(Face.REGULAR, 7);
    type.line(Words.fitted(label.from().name(), 7, 2300), 140, 5400, 2300);
    type.line(Words.date(label.shipDate(), "MM/dd/yyyy"), 2600, 5400, 1260, Align.RIGHT);
    sheet.rule(140, 5430, 3720, 6);
    Sheet.Type small = sheet.at(Face.REGULAR, 6);
    small.line("Sender’s signature and date", 140, 5525, 2000);
    small.line(reference().isEmpty() ? "" : "Ref: " + reference(), 2200, 5525, 1660, Align.RIGHT);
  }
}
