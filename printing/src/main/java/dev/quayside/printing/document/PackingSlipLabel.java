package dev.quayside.printing.document;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.barcode.LinearBarcode;
import dev.quayside.printing.label.barcode.ModuleWidth;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.FittedImage;
import dev.quayside.printing.label.element.Paragraph;
import dev.quayside.printing.label.element.Sheet;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// A packing slip on one 4 x 6 inch label, to come out of the label printer beside its shipping
/// label. More lines than it has room for are counted, not listed.
final class PackingSlipLabel {

  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  /// The text Code 128 can hold in the width there is.
  private static final String ENCODABLE = "[ -~]{1,20}";

  private static final int LEFT = 200;
  private static final int WIDTH = 3600;
  private static final int TABLE = 2080;
  private static final int BOTTOM = 5330;

  /// Type size and line height by the number of lines to list.
  private enum Density {
    WIDE(13, 9, 245),
    CLOSE(20, 8, 160),
    TIGHT(30, 6, 106);

    private final int rows;
    private final int points;
    private final int step;

    Density(int rows, int points, int step) {
      this.rows = rows;
      this.points = points;
      this.step = step;
    }

    static Density of(int rows) {
      return Arrays.stream(values()).filter(each -> rows <= each.rows).findFirst().orElse(TIGHT);
    }
  }

  private final PackingSlip slip;
  private final Texts texts;
  private final Sheet sheet = Sheet.ofPaper();

  private PackingSlipLabel(PackingSlip slip, Locale locale) {
    this.slip = slip;
    this.texts = Texts.in(locale);
  }

  static LabelDocument of(PackingSlip slip, Locale locale) {
    PackingSlipLabel label = new PackingSlipLabel(slip, locale);
    label.head();
    label.parties();
    label.items();
    label.foot();
    return new LabelDocument(Size.FOUR_BY_SIX, label.sheet.elements());
  }

  private void head() {
    Bits logo = slip.head().logo();
    if (logo == null) {
      sheet.at(Face.DISPLAY, 15).line(texts.get("slip"), LEFT, 330, 2200);
      sheet.at(Face.TEXT, 8).line(texts.date(slip.date()), 2400, 330, 1400, Align.RIGHT);
    } else {
      sheet.add(new FittedImage("logo", Area.mils(LEFT, 100, 1700, 270), logo));
      sheet.at(Face.DISPLAY, 13).line(texts.get("slip"), 2000, 230, 1800, Align.RIGHT);
      sheet.at(Face.TEXT, 7).line(texts.date(slip.date()), 2000, 370, 1800, Align.RIGHT);
    }
    if (slip.order().matches(ENCODABLE)) {
      Area bars = Area.mils(LEFT, 420, WIDTH, 380);
      sheet.add(LinearBarcode.code128("order", slip.order(), bars, MODULE));
    }
    sheet
        .at(Face.DISPLAY, 10)
        .line(texts.get("slip.order") + " " + slip.order(), LEFT, 960, WIDTH, Align.CENTER);
    sheet.rule(LEFT, 1030, WIDTH, 10);
  }

  private void parties() {
    sheet.at(Face.DISPLAY, 7).line(texts.get("shipto"), LEFT, 1140, 1750);
    block("to", slip.to().lines(), LEFT);
    sheet.at(Face.DISPLAY, 7).line(texts.get("shipfrom"), 2050, 1140, 1750);
    block("from", slip.from().lines(), 2050);
  }

  private void block(String name, List<String> lines, int x) {
    var paragraphs = lines.stream().map(line -> new Paragraph(line, Face.TEXT, 100)).toList();
    sheet.block(name, paragraphs, Area.mils(x, 1195, 1700, 670), 8, 5);
  }

  private void items() {
    sheet.rule(LEFT, TABLE - 150, WIDTH, 10);
    sheet.at(Face.DISPLAY, 7).line(texts.get("quantity"), LEFT, TABLE - 30, 400);
    sheet.at(Face.DISPLAY, 7).line(texts.get("slip.sku"), 650, TABLE - 30, 950);
    sheet.at(Face.DISPLAY, 7).line(texts.get("item"), 1700, TABLE - 30, 2100);
    Density density = Density.of(slip.items().size());
    boolean all = slip.items().size() <= density.rows;
    var listed = all ? slip.items() : slip.items().subList(0, density.rows - 1);
    int y = TABLE + density.step;
    Sheet.Type type = sheet.at(Face.TEXT, density.points).atLeast(5);
    Sheet.Type strong = sheet.at(Face.DISPLAY, density.points).atLeast(5);
    for (PackingSlip.Item item : listed) {
      strong.line(String.valueOf(item.quantity()), LEFT, y, 400);
      type.line(Objects.requireNonNullElse(item.sku(), ""), 650, y, 950);
      describe(item.description(), type, density, y);
      y += density.step;
    }
    if (!all) {
      int more = slip.items().size() - listed.size();
      strong.line(texts.get("slip.more", more), LEFT, y, WIDTH);
    }
  }

  /// Writes a description, on two lines when the list is short enough.
  private void describe(String description, Sheet.Type type, Density density, int y) {
    if (density == Density.WIDE && description.length() > 50) {
      sheet.block(
          "item",
          List.of(new Paragraph(shortened(description, 110), Face.TEXT, 100)),
          Area.mils(1700, y - 150, 2100, density.step - 10),
          7,
          5);
    } else {
      type.line(shortened(description, 60), 1700, y, 2100);
    }
  }

  /// Cuts a description that would otherwise be set too small to read.
  private static String shortened(String description, int most) {
    return description.length() <= most ? description : description.substring(0, most - 1) + "…";
  }

  private void foot() {
    sheet.rule(LEFT, BOTTOM, WIDTH, 10);
    int pieces = slip.items().stream().mapToInt(PackingSlip.Item::quantity).sum();
    sheet
        .at(Face.DISPLAY, 9)
        .line(texts.get("total") + ": " + pieces, LEFT, BOTTOM + 150, WIDTH / 3);
    String service = Objects.requireNonNullElse(slip.service(), "");
    sheet
        .at(Face.TEXT, 7)
        .atLeast(5)
        .line(service, LEFT + WIDTH / 3, BOTTOM + 150, WIDTH * 2 / 3, Align.RIGHT);
    String help = String.join(" · ", slip.head().help());
    sheet
        .at(Face.TEXT, 7)
        .atLeast(4)
        .line(
            texts.get("slip.thanks")
                + (help.isEmpty() ? "" : " " + texts.get("slip.help") + " ")
                + help,
            LEFT,
            BOTTOM + 285,
            WIDTH,
            Align.CENTER);
    if (!slip.head().returns().isEmpty()) {
      String returns = String.join(", ", slip.head().returns());
      sheet
          .at(Face.TEXT, 7)
          .atLeast(4)
          .line(
              texts.get("slip.returns") + ": " + returns, LEFT, BOTTOM + 405, WIDTH, Align.CENTER);
    }
    if (slip.head().sandbox()) {
      sheet.at(Face.DISPLAY, 7).line(texts.get("sandbox"), LEFT, BOTTOM + 535, WIDTH, Align.CENTER);
    }
  }
}
