package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Amounts;
import dev.quayside.printing.document.Heading.Fact;
import dev.quayside.printing.document.Table.Column;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.element.Align;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A packing slip: sender, consignee, and the contents with a box to tick off each line.
final class PackingSlipPages {

  private final PackingSlip slip;
  private final Texts texts;
  private final Flow flow;

  private PackingSlipPages(PackingSlip slip, Paper paper, Locale locale) {
    this.slip = slip;
    this.texts = Texts.in(locale);
    this.flow =
        new Flow(paper, texts, texts.get("slip") + " " + slip.order(), slip.head().sandbox());
  }

  static List<LabelDocument> of(PackingSlip slip, Paper paper, Locale locale) {
    PackingSlipPages pages = new PackingSlipPages(slip, paper, locale);
    pages.head();
    pages.items();
    pages.messages();
    pages.closing();
    return pages.flow.finish();
  }

  private void head() {
    Heading heading = new Heading(flow);
    heading.barcode(slip.order());
    heading.logo(slip.head().logo());
    String company = slip.from().company();
    String sender = company == null ? slip.from().name() : company;
    heading.title(texts.get("slip"), Objects.requireNonNullElse(slip.head().shop(), sender));
    heading.facts(
        List.of(
            new Fact(texts.get("slip.order"), slip.order()),
            new Fact(texts.get("date"), texts.date(slip.date())),
            new Fact(texts.get("service"), slip.service(texts)),
            new Fact(texts.get("tracking"), slip.trackingNumber())),
        heading.references(slip.references()));
    heading.parties(
        List.of(texts.get("shipto"), texts.get("shipfrom")), List.of(slip.to(), slip.from()));
  }

  private void items() {
    boolean amounts = slip.hasAmounts();
    Table table =
        amounts
            ? new Table(
                flow,
                Column.left(texts.get("slip.sku"), 18),
                Column.left(texts.get("item"), 43),
                Column.right(texts.get("quantity"), 9),
                Column.right(texts.get("each"), 15),
                Column.right(texts.get("amount"), 15))
            : new Table(
                flow,
                Column.left(texts.get("slip.sku"), 20),
                Column.left(texts.get("item"), 68),
                Column.right(texts.get("quantity"), 12));
    table.head();
    for (PackingSlip.Item item : slip.items()) {
      String sku = Objects.requireNonNullElse(item.sku(), "");
      String quantity = String.valueOf(item.quantity());
      Amount each = item.each();
      if (amounts) {
        table.row(
            item.options(),
            1,
            sku,
            item.description(),
            quantity,
            each == null ? "" : each.text(),
            each == null ? "" : each.times(item.quantity()).text());
      } else {
        table.row(item.options(), 1, sku, item.description(), quantity);
      }
    }
    String pieces =
        String.valueOf(slip.items().stream().mapToInt(PackingSlip.Item::quantity).sum());
    if (amounts) {
      table.total(texts.get("total"), "", pieces, "", total());
    } else {
      table.total(texts.get("total"), "", pieces);
    }
    flow.down(250);
  }

  private String total() {
    return Amounts.sum(
        slip.items().stream()
            .<@Nullable Amount>map(
                item -> {
                  Amount each = item.each();
                  return each == null ? null : each.times(item.quantity());
                })
            .toList());
  }

  private void messages() {
    slip.messages(texts).forEach(this::paragraph);
    String note = slip.note();
    if (note != null && !note.isBlank()) {
      paragraph(List.of(note));
    }
  }

  private void paragraph(List<String> said) {
    for (String line : said) {
      int lines = Flow.lines(Face.TEXT, 10, line, flow.width()).size();
      if (!flow.holds(lines * Flow.leading(10))) {
        flow.turn();
      }
      flow.down(flow.text(Face.TEXT, 10, line, Flow.MARGIN, flow.y(), flow.width(), Align.LEFT));
    }
    flow.down(200);
  }

  /// Adds the thanks, where to ask, and where to send things back to.
  private void closing() {
    List<String> captions = new ArrayList<>();
    List<List<String>> columns = new ArrayList<>();
    if (!slip.head().help().isEmpty()) {
      captions.add(texts.get("slip.help"));
      columns.add(slip.head().help());
    }
    if (!slip.head().returns().isEmpty()) {
      captions.add(texts.get("slip.returns"));
      columns.add(slip.head().returns());
    }
    if (!flow.holds(
        700 + 170 * Math.max(slip.head().help().size(), slip.head().returns().size()))) {
      flow.turn();
    }
    flow.down(
        flow.text(
            Face.DISPLAY,
            11,
            texts.get("slip.thanks"),
            Flow.MARGIN,
            flow.y(),
            flow.width(),
            Align.LEFT));
    flow.down(100);
    if (!columns.isEmpty()) {
      new Heading(flow).columns(captions, columns);
    }
  }
}
