package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.document.Boxes.Box;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The posts' full customs declaration (UPU Convention Manual, form CN 23, as it is part of the
/// manifold set CP 72), box by box, in the sender's language and French. Unknown values are left
/// empty, to be filled in by hand.
final class Cn23 {

  private static final int[] SHARES = {34, 8, 13, 16, 13, 16};

  private final Declaration declaration;
  private final Texts texts;
  private final Flow flow;
  private final Boxes boxes;

  private Cn23(Declaration declaration, Paper paper, Locale locale) {
    this.declaration = declaration;
    this.texts = Texts.in(locale);
    this.flow =
        new Flow(paper, texts, "CN 23 " + declaration.number(), declaration.head().sandbox());
    this.boxes = new Boxes(flow, flow.width());
  }

  static List<LabelDocument> of(Declaration declaration, Paper paper, Locale locale) {
    Cn23 form = new Cn23(declaration, paper, locale);
    form.head();
    form.parties();
    form.goods();
    form.posting();
    form.papers();
    form.statement();
    return form.flow.finish();
  }

  private void head() {
    Heading heading = new Heading(flow);
    heading.barcode(declaration.number());
    heading.title("CN 23", texts.get("cn.title") + " – Déclaration en douane");
    boxes.row(
        0,
        Box.of(50, "", texts.get("cn.opened")).at(Face.TEXT, 7),
        Box.of(50, "", texts.get("cn.important")).at(Face.TEXT, 7));
    boxes.row(
        300,
        Box.of(50, texts.get("cn.office"), declaration.carrier()),
        Box.of(50, texts.get("cn.item"), declaration.number()).at(Face.DISPLAY, 9));
  }

  private void parties() {
    Heading heading = new Heading(flow);
    boxes.row(
        1000,
        Box.of(50, texts.get("cn.from"), lines(heading.lines(declaration.from()))),
        Box.of(50, texts.get("cn.to"), lines(heading.lines(declaration.to()))));
    References references = declaration.customs().references();
    boxes.row(
        330,
        Box.of(34, texts.get("cn.senderReference"), filled(references.exporter())),
        Box.of(33, texts.get("cn.importerReference"), filled(references.importer())),
        Box.of(33, texts.get("cn.importerPhone"), filled(declaration.to().phone())));
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines);
  }

  private void goods() {
    goodsHead();
    for (Goods goods : declaration.customs().goods()) {
      if (!boxes.holds(400)) {
        flow.turn();
        goodsHead();
      }
      goodsRow(
          Face.TEXT,
          goods.description(),
          String.valueOf(goods.quantity()),
          texts.kilograms(goods.weight()),
          goods.value().text(),
          filled(goods.hsCode()),
          texts.country(goods.originCountry()));
    }
    goodsRow(
        Face.DISPLAY,
        texts.get("cn.gross", texts.kilograms(declaration.weightOz())),
        String.valueOf(declaration.customs().pieces()),
        texts.kilograms(declaration.netWeight()),
        declaration.customs().total(),
        "",
        "");
  }

  private void goodsHead() {
    String[] keys = {"cn.contents", "cn.quantity", "cn.net", "cn.value", "cn.hs", "cn.origin"};
    List<Box> heads = new ArrayList<>();
    for (int i = 0; i < keys.length; i++) {
      heads.add(Box.head(SHARES[i], texts.get(keys[i]), align(i)));
    }
    boxes.row(0, heads);
  }

  private void goodsRow(Face face, String... cells) {
    List<Box> row = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      row.add(Box.of(SHARES[i], "", cells[i]).at(face, 8).aligned(align(i)));
    }
    boxes.row(0, row);
  }

  private static Align align(int column) {
    return column >= 1 && column <= 3 ? Align.RIGHT : Align.LEFT;
  }

  private void posting() {
    int height = 640;
    Amount postage = declaration.postage();
    boxes.room(height);
    Categories.put(flow, declaration, flow.width() * 70 / 100, 3, 8);
    boxes.row(
        height,
        Box.of(70, texts.get("cn.category"), ""),
        Box.of(30, texts.get("cn.postage"), postage == null ? "" : postage.text()));
    boxes.row(
        330,
        Box.of(70, texts.get("cn.explanation"), filled(declaration.customs().explanation())),
        Box.of(30, texts.get("cn.posted"), texts.date(declaration.date())));
  }

  private void papers() {
    References references = declaration.customs().references();
    boxes.row(420, Box.of(100, texts.get("cn.comments"), ""));
    boxes.row(
        330,
        Box.of(34, texts.get("cn.licence"), filled(references.licence())),
        Box.of(33, texts.get("cn.certificate"), filled(references.certificate())),
        Box.of(33, texts.get("cn.invoice"), declaration.invoiceNumber()));
  }

  private void statement() {
    boxes.row(
        1050,
        Box.of(55, "", texts.get("cn.statement")).at(Face.TEXT, 7),
        Box.of(
            45,
            texts.get("cn.signature"),
            texts.date(declaration.date()) + "\n" + declaration.from().name()));
  }

  private static String filled(@Nullable String text) {
    return Objects.requireNonNullElse(text, "");
  }
}
