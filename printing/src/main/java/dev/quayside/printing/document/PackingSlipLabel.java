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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A packing slip on one 4 x 6 inch label, to come out of the label printer beside its shipping
/// label. More lines than it has room for are counted, not listed.
final class PackingSlipLabel {

  private static final ModuleWidth MODULE =
      new ModuleWidth(Length.micrometres(245), Length.mils(15));

  /// The text Code 128 can hold in the width there is.
  private static final String ENCODABLE = "[ -~]{1,20}";

  private static final int LEFT = 200;
  private static final int WIDTH = 3600;

  /// Where the table of items begins below the addresses, without references between both.
  private static final int TABLE = 2080;

  private static final int REFERENCE_POINTS = 7;
  private static final int REFERENCE_STEP = 110;

  /// Lines for the references.
  private static final int MOST_REFERENCES = 3;

  private static final int BOTTOM = 5330;

  /// Where SKUs begin, and what makes a piece the buyer's own below its line.
  private static final int OWN = 650;

  /// Lines for one item; the window shows all.
  private static final int MOST_OWN = 8;

  private static final int SAID_POINTS = 8;
  private static final int SAID_STEP = 140;
  private static final int SAID_GAP = 60;
  private static final int MOST_SAID = 10;

  /// Type size and line height by the number of lines to list.
  private enum Density {
    WIDE(9, 245),
    CLOSE(8, 160),
    TIGHT(6, 106);

    private final int points;
    private final int step;

    Density(int points, int step) {
      this.points = points;
      this.step = step;
    }

    /// The largest in which all fit the room, in mils; else the smallest.
    static Density of(List<PackingSlip.Item> items, int room) {
      return Arrays.stream(values())
          .filter(each -> each.lines(items) <= each.rows(room))
          .findFirst()
          .orElse(TIGHT);
    }

    int rows(int room) {
      return room / step;
    }

    /// How many of the items are listed in so many rows, of which the last counts the others.
    int listed(List<PackingSlip.Item> items, int rows) {
      int listed = items.size();
      while (lines(items.subList(0, listed)) > (listed == items.size() ? rows : rows - 1)) {
        listed--;
      }
      return listed;
    }

    private int lines(List<PackingSlip.Item> items) {
      return items.stream().mapToInt(item -> 1 + own(item).size()).sum();
    }

    /// What makes the piece the buyer's own, in lines that fit.
    List<String> own(PackingSlip.Item item) {
      return cut(
          item.options().stream()
              .flatMap(option -> broken(Face.DISPLAY, points, option, LEFT + WIDTH - OWN))
              .toList(),
          MOST_OWN);
    }
  }

  private final PackingSlip slip;
  private final Texts texts;
  private final Sheet sheet = Sheet.ofPaper();
  private final List<String> references;

  /// Where the table of items begins.
  private final int table;

  private PackingSlipLabel(PackingSlip slip, Locale locale) {
    this.slip = slip;
    this.texts = Texts.in(locale);
    references = references();
    table = TABLE + references.size() * REFERENCE_STEP;
  }

  static LabelDocument of(PackingSlip slip, Locale locale) {
    PackingSlipLabel label = new PackingSlipLabel(slip, locale);
    label.head();
    label.parties();
    label.refer();
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

  /// The sender's further references, each with what it is: `Purchase order PO-4711 · Invoice 12`.
  private List<String> references() {
    String all =
        slip.references().stream()
            .map(each -> texts.get("reference." + each.kind()) + " " + each.value())
            .collect(Collectors.joining(" · "));
    return all.isEmpty()
        ? List.of()
        : cut(broken(Face.TEXT, REFERENCE_POINTS, all, WIDTH).toList(), MOST_REFERENCES);
  }

  private void refer() {
    int y = TABLE - 110;
    for (String line : references) {
      sheet.at(Face.TEXT, REFERENCE_POINTS).atLeast(5).line(line, LEFT, y, WIDTH);
      y += REFERENCE_STEP;
    }
  }

  private void items() {
    sheet.rule(LEFT, table - 150, WIDTH, 10);
    sheet.at(Face.DISPLAY, 7).line(texts.get("quantity"), LEFT, table - 30, 400);
    sheet.at(Face.DISPLAY, 7).line(texts.get("slip.sku"), OWN, table - 30, 950);
    sheet.at(Face.DISPLAY, 7).line(texts.get("item"), 1700, table - 30, 2100);
    List<String> said = said();
    int room = BOTTOM - 50 - table - (said.isEmpty() ? 0 : said.size() * SAID_STEP + SAID_GAP);
    Density density = Density.of(slip.items(), room);
    int rows = density.rows(room);
    int listed = density.listed(slip.items(), rows);
    int y = table + density.step;
    Sheet.Type type = sheet.at(Face.TEXT, density.points).atLeast(5);
    Sheet.Type strong = sheet.at(Face.DISPLAY, density.points).atLeast(5);
    for (PackingSlip.Item item : slip.items().subList(0, listed)) {
      strong.line(String.valueOf(item.quantity()), LEFT, y, 400);
      type.line(Objects.requireNonNullElse(item.sku(), ""), OWN, y, 950);
      describe(item.description(), type, density, y);
      y += density.step;
      for (String own : density.own(item)) {
        strong.line(own, OWN, y, LEFT + WIDTH - OWN);
        y += density.step;
      }
    }
    if (listed < slip.items().size()) {
      strong.line(texts.get("slip.more", slip.items().size() - listed), LEFT, y, WIDTH);
    }
    say(said);
  }

  /// The gift message and the buyer's note in the lines there is room for.
  private List<String> said() {
    var lines =
        slip.messages(texts).stream()
            .flatMap(List::stream)
            .flatMap(line -> broken(Face.TEXT, SAID_POINTS, line, WIDTH))
            .toList();
    return cut(lines, MOST_SAID);
  }

  private static Stream<String> broken(Face face, int points, String text, int width) {
    return Flow.lines(face, points, text, width).stream();
  }

  /// What there is no room for ends with an ellipsis.
  private static List<String> cut(List<String> lines, int most) {
    return lines.size() <= most
        ? lines
        : Stream.concat(lines.stream().limit(most - 1), Stream.of(lines.get(most - 1) + " …"))
            .toList();
  }

  private void say(List<String> said) {
    int y = BOTTOM - 60 - (said.size() - 1) * SAID_STEP;
    for (String line : said) {
      sheet.at(Face.TEXT, SAID_POINTS).atLeast(5).line(line, LEFT, y, WIDTH);
      y += SAID_STEP;
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
    String service = Objects.requireNonNullElse(slip.service(texts), "");
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
