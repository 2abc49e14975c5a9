package dev.quayside.printing.document;

import dev.quayside.printing.document.Declaration.Contents;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.Party;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import java.util.List;
import java.util.Locale;

/// The posts' small customs label (UPU Convention Manual, form CN 22), to be cut out along its
/// frame. French is the Union's language and stands beside the sender's.
final class Cn22 {

  private static final int WIDTH = 4200;
  private static final int LEFT = Flow.MARGIN + 60;
  private static final int INNER = WIDTH - 120;

  private final Declaration declaration;
  private final Texts texts;
  private final Flow flow;
  private final Sheet sheet;
  private final int top = Flow.MARGIN;
  private int y;

  private Cn22(Declaration declaration, Paper paper, Locale locale) {
    this.declaration = declaration;
    this.texts = Texts.in(locale);
    this.flow = new Flow(paper, texts, "CN 22 " + declaration.number(), declaration.sandbox());
    this.sheet = flow.sheet();
    this.y = top;
  }

  static List<LabelDocument> of(Declaration declaration, Paper paper, Locale locale) {
    if (declaration.goods().size() > MOST_GOODS) {
      throw new TooManyGoods(declaration.goods().size(), MOST_GOODS);
    }
    Cn22 form = new Cn22(declaration, paper, locale);
    form.head();
    form.contents();
    form.goods();
    form.statement();
    form.sheet.frame(Flow.MARGIN, form.top, WIDTH, form.y - form.top, 12);
    return form.flow.finish();
  }

  /// More do not fit the form; its rules then ask for a CN 23.
  static final int MOST_GOODS = 5;

  private void head() {
    sheet.at(Face.DISPLAY, 11).line(texts.get("cn.title"), LEFT, y + 200, INNER - 700);
    sheet.at(Face.DISPLAY, 16).line("CN 22", LEFT, y + 240, INNER, Align.RIGHT);
    sheet.at(Face.TEXT, 7).line("Déclaration en douane", LEFT, y + 330, INNER - 700);
    sheet.at(Face.TEXT, 7).line(texts.get("cn.opened"), LEFT, y + 470, INNER);
    sheet.at(Face.DISPLAY, 8).line(declaration.number(), LEFT, y + 610, INNER);
    sheet.at(Face.TEXT, 7).line(texts.get("cn.important"), LEFT, y + 610, INNER, Align.RIGHT);
    y += 680;
    line();
  }

  private void contents() {
    Contents[] boxes = {
      Contents.GIFT,
      Contents.DOCUMENTS,
      Contents.SAMPLE,
      Contents.MERCHANDISE,
      Contents.RETURNED_GOODS,
      Contents.OTHER
    };
    for (int i = 0; i < boxes.length; i++) {
      int x = LEFT + i % 2 * INNER / 2;
      int row = y + 60 + i / 2 * 180;
      CheckBox.put(sheet, x, row, CheckBox.isTicked(declaration, boxes[i], boxes));
      sheet
          .at(Face.TEXT, 7)
          .line(texts.get("cn.contents." + boxes[i].name()), x + 170, row + 110, INNER / 2 - 200);
    }
    y += 620;
    line();
  }

  private void goods() {
    int[] widths = {INNER * 45 / 100, INNER * 15 / 100, INNER * 18 / 100, INNER * 22 / 100};
    cells(
        Face.DISPLAY,
        6,
        widths,
        texts.get("cn.description"),
        texts.get("weight"),
        texts.get("value"),
        texts.get("cn.hsorigin"));
    line();
    for (Declaration.Goods goods : declaration.goods()) {
      String code = goods.hsCode() == null ? "" : goods.hsCode() + " ";
      cells(
          Face.TEXT,
          7,
          widths,
          goods.quantity() + " × " + goods.description(),
          texts.kilograms(goods.weight()),
          goods.value().text(),
          code + goods.originCountry());
    }
    line();
    cells(
        Face.DISPLAY,
        7,
        widths,
        texts.get("total"),
        texts.kilograms(declaration.weightOz()),
        declaration.total(),
        "");
    line();
  }

  private void cells(Face face, int points, int[] widths, String... texts) {
    int x = LEFT;
    int deepest = 0;
    for (int i = 0; i < texts.length; i++) {
      Align align = i == 1 || i == 2 ? Align.RIGHT : Align.LEFT;
      int indent = i == 3 ? 80 : 0;
      deepest =
          Math.max(
              deepest,
              flow.text(
                  face, points, texts[i], x + indent, y + 40, widths[i] - 40 - indent, align));
      x += widths[i];
    }
    y += deepest + 60;
  }

  private void statement() {
    y += flow.text(Face.TEXT, 6, texts.get("cn.statement"), LEFT, y + 50, INNER, Align.LEFT) + 60;
    Party from = declaration.from();
    sheet.at(Face.TEXT, 7).line(from.name(), LEFT, y + 320, INNER * 60 / 100);
    sheet.at(Face.TEXT, 7).line(texts.date(declaration.date()), LEFT, y + 320, INNER, Align.RIGHT);
    sheet.rule(LEFT, y + 350, INNER, 5);
    sheet.at(Face.TEXT, 6).line(texts.get("cn.signature"), LEFT, y + 460, INNER);
    y += 520;
  }

  private void line() {
    sheet.rule(Flow.MARGIN, y, WIDTH, 6);
  }
}
