package dev.quayside.printing.document;

import dev.quayside.printing.document.Declaration.Contents;
import dev.quayside.printing.document.Heading.Fact;
import dev.quayside.printing.document.Table.Column;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// The posts' full customs declaration (UPU Convention Manual, form CN 23), in the sender's
/// language and French.
final class Cn23 {

  private static final Contents[] BOXES = {
    Contents.GIFT,
    Contents.DOCUMENTS,
    Contents.SAMPLE,
    Contents.MERCHANDISE,
    Contents.RETURNED_GOODS,
    Contents.OTHER
  };

  private final Declaration declaration;
  private final Texts texts;
  private final Flow flow;

  private Cn23(Declaration declaration, Paper paper, Locale locale) {
    this.declaration = declaration;
    this.texts = Texts.in(locale);
    this.flow = new Flow(paper, texts, "CN 23 " + declaration.number(), declaration.sandbox());
  }

  static List<LabelDocument> of(Declaration declaration, Paper paper, Locale locale) {
    Cn23 form = new Cn23(declaration, paper, locale);
    form.head();
    form.goods();
    form.contents();
    form.statement();
    return form.flow.finish();
  }

  private void head() {
    Heading heading = new Heading(flow);
    heading.barcode(declaration.number());
    heading.title("CN 23", texts.get("cn.title") + " – Déclaration en douane");
    flow.sheet()
        .at(Face.TEXT, 7)
        .line(texts.get("cn.opened"), Flow.MARGIN, flow.y() - 60, flow.width());
    flow.down(60);
    heading.facts(
        List.of(
            new Fact(texts.get("cn.office"), declaration.carrier()),
            new Fact(texts.get("cn.item"), declaration.number()),
            new Fact(texts.get("date"), texts.date(declaration.date())),
            new Fact(texts.get("reference"), declaration.reference())));
    heading.parties(
        List.of(texts.get("cn.from"), texts.get("cn.to")),
        List.of(declaration.from(), declaration.to()));
  }

  private void goods() {
    Table table =
        new Table(
            flow,
            Column.left(texts.get("cn.description"), 38),
            Column.right(texts.get("quantity"), 10),
            Column.right(texts.get("cn.net"), 12),
            Column.right(texts.get("value"), 14),
            Column.left(texts.get("hs"), 13),
            Column.left(texts.get("origin"), 13));
    table.head();
    for (Declaration.Goods goods : declaration.goods()) {
      table.row(
          goods.description(),
          String.valueOf(goods.quantity()),
          texts.kilograms(goods.weight()),
          goods.value().text(),
          Objects.requireNonNullElse(goods.hsCode(), ""),
          texts.country(goods.originCountry()));
    }
    table.total(
        texts.get("cn.gross", texts.kilograms(declaration.weightOz())),
        String.valueOf(declaration.goods().stream().mapToInt(Declaration.Goods::quantity).sum()),
        texts.kilograms(declaration.netWeight()),
        declaration.total(),
        "",
        "");
    flow.down(200);
  }

  private void contents() {
    room(900);
    Sheet sheet = flow.sheet();
    sheet
        .at(Face.DISPLAY, 7)
        .line(texts.get("cn.category"), Flow.MARGIN, flow.y() + 100, flow.width());
    for (int i = 0; i < BOXES.length; i++) {
      int x = Flow.MARGIN + i % 3 * flow.width() / 3;
      int row = flow.y() + 190 + i / 3 * 200;
      CheckBox.put(sheet, x, row, CheckBox.isTicked(declaration, BOXES[i], BOXES));
      sheet
          .at(Face.TEXT, 8)
          .line(
              texts.get("cn.contents." + BOXES[i].name()),
              x + 180,
              row + 112,
              flow.width() / 3 - 220);
    }
    flow.down(640);
    String explanation = declaration.explanation();
    if (explanation != null) {
      flow.down(
          flow.text(Face.TEXT, 8, explanation, Flow.MARGIN, flow.y(), flow.width(), Align.LEFT));
    }
    flow.down(120);
  }

  private void statement() {
    room(1100);
    flow.down(
        flow.text(
            Face.TEXT,
            8,
            texts.get("cn.statement"),
            Flow.MARGIN,
            flow.y(),
            flow.width(),
            Align.LEFT));
    Sheet sheet = flow.sheet();
    int line = flow.y() + 520;
    sheet
        .at(Face.TEXT, 8)
        .line(texts.date(declaration.date()), Flow.MARGIN, line - 40, flow.width() / 2);
    sheet.rule(Flow.MARGIN, line, flow.width(), 6);
    sheet.at(Face.TEXT, 7).line(texts.get("cn.signature"), Flow.MARGIN, line + 140, flow.width());
  }

  private void room(int mils) {
    if (!flow.holds(mils)) {
      flow.turn();
    }
  }
}
