package dev.quayside.printing.document;

import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.document.Boxes.Box;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The posts' small customs label (UPU Convention Manual, form CN 22), box by box, to be cut out
/// along its frame. French is the Union's language and stands beside the sender's.
final class Cn22 {

  private static final int WIDTH = 4200;

  private static final int[] SHARES = {44, 17, 19, 20};

  /// The form has room for no more goods; its rules then ask for a CN 23.
  static final int MOST_GOODS = 5;

  private final Declaration declaration;
  private final Texts texts;
  private final Flow flow;
  private final Boxes boxes;

  private Cn22(Declaration declaration, Paper paper, Locale locale) {
    this.declaration = declaration;
    this.texts = Texts.in(locale);
    this.flow =
        new Flow(paper, texts, "CN 22 " + declaration.number(), declaration.head().sandbox());
    this.boxes = new Boxes(flow, WIDTH);
  }

  static List<LabelDocument> of(Declaration declaration, Paper paper, Locale locale) {
    if (declaration.customs().goods().size() > MOST_GOODS) {
      throw new TooManyGoods(declaration.customs().goods().size(), MOST_GOODS);
    }
    Cn22 form = new Cn22(declaration, paper, locale);
    form.head();
    form.contents();
    form.goods();
    form.statement();
    return form.flow.finish();
  }

  private void head() {
    boxes.row(
        0,
        Box.of(70, "", texts.get("cn.title") + "\nDéclaration en douane").at(Face.DISPLAY, 9),
        Box.of(30, "", "CN 22").at(Face.DISPLAY, 16).aligned(Align.RIGHT));
    boxes.row(
        0,
        Box.of(50, texts.get("cn.office"), declaration.carrier()),
        Box.of(50, texts.get("cn.item"), declaration.number()));
    boxes.row(
        0,
        Box.of(60, "", texts.get("cn.opened")).at(Face.TEXT, 6),
        Box.of(40, "", texts.get("cn.important")).at(Face.TEXT, 6).aligned(Align.RIGHT));
  }

  private void contents() {
    Categories.put(flow, declaration, WIDTH, 2, 7);
    boxes.row(830, Box.of(100, texts.get("cn.category"), ""));
  }

  private void goods() {
    row(
        Face.DISPLAY,
        6,
        texts.get("cn.description"),
        texts.get("cn.weight"),
        texts.get("cn.value"),
        texts.get("cn.hsorigin"));
    for (Goods goods : declaration.customs().goods()) {
      String code = goods.hsCode() == null ? "" : goods.hsCode() + " ";
      row(
          Face.TEXT,
          7,
          goods.quantity() + " × " + goods.description(),
          texts.kilograms(goods.weight()),
          goods.value().text(),
          code + goods.originCountry());
    }
    row(
        Face.DISPLAY,
        7,
        texts.get("cn.total"),
        texts.kilograms(declaration.weightOz()),
        declaration.customs().total(),
        "");
  }

  private void row(Face face, int points, String... cells) {
    List<Box> row = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      Align align = i == 1 || i == 2 ? Align.RIGHT : Align.LEFT;
      row.add(Box.of(SHARES[i], "", cells[i]).at(face, points).aligned(align));
    }
    boxes.row(0, row);
  }

  private void statement() {
    boxes.row(0, Box.of(100, "", texts.get("cn.statement")).at(Face.TEXT, 6));
    String signed = texts.date(declaration.date()) + "\n" + declaration.from().name();
    boxes.row(620, Box.of(100, texts.get("cn.signature"), signed));
  }
}
