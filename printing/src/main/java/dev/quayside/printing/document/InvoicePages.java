package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Amounts;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.customs.TaxNumber;
import dev.quayside.printing.document.Heading.Fact;
import dev.quayside.printing.document.Table.Column;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A commercial invoice: customs values the goods by it.
final class InvoicePages {

  private final Declaration declaration;
  private final Texts texts;
  private final Flow flow;

  private InvoicePages(Declaration declaration, Paper paper, Locale locale) {
    this.declaration = declaration;
    this.texts = Texts.in(locale);
    this.flow =
        new Flow(
            paper,
            texts,
            texts.get("invoice") + " " + declaration.number(),
            declaration.head().sandbox());
  }

  static List<LabelDocument> of(Declaration declaration, Paper paper, Locale locale) {
    InvoicePages pages = new InvoicePages(declaration, paper, locale);
    pages.head();
    pages.goods();
    pages.statement();
    return pages.flow.finish();
  }

  private void head() {
    Heading heading = new Heading(flow);
    heading.barcode(declaration.number());
    heading.logo(declaration.head().logo());
    heading.title(texts.get("invoice"), seller());
    heading.facts(
        List.of(
            new Fact(texts.get("invoice.number"), declaration.invoiceNumber()),
            new Fact(texts.get("date"), texts.date(declaration.date())),
            new Fact(texts.get("tracking"), declaration.number()),
            new Fact(texts.get("invoice.reason"), reason()),
            new Fact(texts.get("invoice.terms"), terms())),
        List.of(
            new Fact(texts.get("invoice.from"), texts.country(declaration.from().country())),
            new Fact(texts.get("invoice.to"), texts.country(declaration.to().country())),
            new Fact(texts.get("invoice.currency"), declaration.customs().currencies()),
            new Fact(texts.get("invoice.carrier"), declaration.carrier())),
        heading.references(declaration.senderReferences()));
    References references = declaration.customs().references();
    heading.columns(
        List.of(texts.get("invoice.seller"), texts.get("invoice.buyer")),
        List.of(
            registered(heading.lines(declaration.from()), references.exporterTaxIds()),
            registered(heading.lines(declaration.to()), references.importerTaxIds())));
  }

  /// The lines of an address, followed by its tax numbers, each on a line of its own.
  private List<String> registered(List<String> lines, List<TaxNumber> taxIds) {
    return Stream.concat(lines.stream(), taxIds.stream().map(this::registered)).toList();
  }

  private String registered(TaxNumber taxId) {
    return taxId.kind().isEmpty()
        ? texts.get("invoice.taxId", taxId.value())
        : taxId.kind() + ": " + taxId.value();
  }

  private String seller() {
    String company = declaration.from().company();
    String sender = company == null ? declaration.from().name() : company;
    return Objects.requireNonNullElse(declaration.head().shop(), sender);
  }

  private String reason() {
    String explanation = declaration.customs().explanation();
    return explanation == null || explanation.isBlank()
        ? texts.get("contents." + declaration.customs().contents().name())
        : explanation;
  }

  /// Incoterms 2020 calls DDU by the name DAP.
  private String terms() {
    return declaration.customs().incoterm().equals("DDU")
        ? "DAP (DDU)"
        : declaration.customs().incoterm();
  }

  private void goods() {
    Table table =
        new Table(
            flow,
            Column.left(texts.get("item"), 32),
            Column.left(texts.get("hs"), 13),
            Column.left(texts.get("origin"), 14),
            Column.right(texts.get("quantity"), 7),
            Column.right(texts.get("weight"), 10),
            Column.right(texts.get("each"), 12),
            Column.right(texts.get("amount"), 12));
    table.head();
    for (Goods goods : declaration.customs().goods()) {
      table.row(
          goods.description(),
          Objects.requireNonNullElse(goods.hsCode(), ""),
          texts.country(goods.originCountry()),
          String.valueOf(goods.quantity()),
          texts.kilograms(goods.weight()),
          goods.each().text(),
          goods.value().text());
    }
    table.total(
        texts.get("total"),
        "",
        "",
        String.valueOf(declaration.customs().pieces()),
        texts.kilograms(declaration.netWeight()),
        "",
        declaration.customs().total());
    Amount freight = declaration.postage();
    if (freight != null) {
      table.row(texts.get("invoice.freight"), "", "", "", "", "", freight.text());
      table.total(texts.get("invoice.total"), "", "", "", "", "", total(freight));
    }
    flow.down(60);
    flow.down(
        flow.text(
            Face.TEXT,
            8,
            texts.get("invoice.packages", 1, texts.weight(declaration.weightOz())),
            Flow.MARGIN,
            flow.y(),
            flow.width(),
            Align.LEFT));
    flow.down(250);
  }

  /// The sum of goods and freight, for each currency.
  private String total(Amount freight) {
    List<@Nullable Amount> amounts = new ArrayList<>(List.of(freight));
    declaration.customs().goods().forEach(goods -> amounts.add(goods.value()));
    return Amounts.sum(amounts);
  }

  private void statement() {
    if (!flow.holds(1300)) {
      flow.turn();
    }
    flow.down(
        flow.text(
            Face.TEXT,
            9,
            texts.get("invoice.statement"),
            Flow.MARGIN,
            flow.y(),
            flow.width(),
            Align.LEFT));
    Sheet sheet = flow.sheet();
    int line = flow.y() + 650;
    int width = flow.width() / 3;
    String[] captions = {texts.get("name"), texts.get("signature"), texts.get("date")};
    for (int i = 0; i < captions.length; i++) {
      int x = Flow.MARGIN + i * width;
      sheet.rule(x, line, width - 200, 6);
      sheet.at(Face.TEXT, 7).line(captions[i], x, line + 140, width - 200);
    }
  }
}
