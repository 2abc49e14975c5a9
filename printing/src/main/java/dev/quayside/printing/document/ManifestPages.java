package dev.quayside.printing.document;

import dev.quayside.printing.address.Locality;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Amounts;
import dev.quayside.printing.document.Heading.Fact;
import dev.quayside.printing.document.Table.Column;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.element.Align;
import dev.quayside.printing.label.element.Sheet;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An end-of-day manifest: totals by service, every parcel, what was left out, and where the driver
/// signs.
final class ManifestPages {

  private final Manifest manifest;
  private final Texts texts;
  private final Flow flow;

  private ManifestPages(Manifest manifest, Paper paper, Locale locale) {
    this.manifest = manifest;
    this.texts = Texts.in(locale);
    this.flow =
        new Flow(paper, texts, texts.get("manifest") + " " + manifest.number(), manifest.sandbox());
  }

  static List<LabelDocument> of(Manifest manifest, Paper paper, Locale locale) {
    ManifestPages pages = new ManifestPages(manifest, paper, locale);
    pages.head();
    pages.services();
    pages.parcels();
    pages.leftOuts();
    pages.signature();
    return pages.flow.finish();
  }

  private void head() {
    Heading heading = new Heading(flow);
    heading.barcode(manifest.barcode());
    heading.title(texts.get("manifest"), manifest.carrier());
    heading.facts(
        List.of(
            new Fact(texts.get("manifest.number"), manifest.number()),
            new Fact(texts.get("account"), manifest.account()),
            new Fact(texts.get("date"), texts.date(manifest.date())),
            new Fact(texts.get("manifest.parcels"), String.valueOf(manifest.lines().size())),
            new Fact(texts.get("weight"), texts.weight(weight(manifest.lines())))));
    heading.parties(List.of(texts.get("manifest.location")), List.of(manifest.location()));
  }

  private void services() {
    Table table =
        new Table(
            flow,
            Column.left(texts.get("service"), 40),
            Column.right(texts.get("manifest.parcels"), 15),
            Column.right(texts.get("weight"), 25),
            Column.right(texts.get("manifest.postage"), 20));
    table.head();
    Map<String, List<Manifest.Line>> byService =
        manifest.lines().stream()
            .collect(
                Collectors.groupingBy(Manifest.Line::service, TreeMap::new, Collectors.toList()));
    byService.forEach(
        (service, lines) ->
            table.row(
                service,
                String.valueOf(lines.size()),
                texts.weight(weight(lines)),
                postage(lines)));
    table.total(
        texts.get("total"),
        String.valueOf(manifest.lines().size()),
        texts.weight(weight(manifest.lines())),
        postage(manifest.lines()));
    flow.down(250);
  }

  /// Lists the parcels, grouped by the address they leave from when there are several.
  private void parcels() {
    Map<String, List<Manifest.Line>> byPlace =
        manifest.lines().stream()
            .collect(Collectors.groupingBy(this::place, LinkedHashMap::new, Collectors.toList()));
    byPlace.forEach(
        (place, lines) -> {
          if (byPlace.size() > 1) {
            title(texts.get("manifest.from", place, lines.size()), 10);
          }
          parcels(lines);
        });
  }

  private String place(Manifest.Line line) {
    Party from = Objects.requireNonNullElse(line.from(), manifest.location());
    return String.join(", ", from.lines());
  }

  private void title(String text, int points) {
    if (!flow.holds(900)) {
      flow.turn();
    }
    flow.down(
        flow.text(Face.DISPLAY, points, text, Flow.MARGIN, flow.y(), flow.width(), Align.LEFT));
    flow.down(80);
  }

  private void parcels(List<Manifest.Line> lines) {
    Table table =
        new Table(
            flow,
            Column.left(texts.get("tracking"), 26),
            Column.left(texts.get("service"), 18),
            Column.left(texts.get("shipto"), 29),
            Column.left(texts.get("reference"), 17),
            Column.right(texts.get("weight"), 10));
    table.head();
    for (Manifest.Line line : lines) {
      Party to = line.consignee();
      String place =
          String.join(" ", Locality.lines(to.city(), to.state(), to.zip(), to.country()))
              + " "
              + to.country();
      table.row(
          line.trackingNumber(),
          line.service(),
          to.name() + ", " + place,
          Objects.requireNonNullElse(line.reference(), ""),
          texts.kilograms(line.weightOz()));
    }
    flow.down(250);
  }

  private void leftOuts() {
    if (manifest.leftOuts().isEmpty()) {
      return;
    }
    title(texts.get("manifest.leftouts", manifest.leftOuts().size()), 11);
    Table table =
        new Table(
            flow,
            Column.left(texts.get("tracking"), 29),
            Column.left(texts.get("reference"), 16),
            Column.left(texts.get("manifest.reason"), 55));
    table.head();
    for (Manifest.LeftOut leftOut : manifest.leftOuts()) {
      table.row(
          leftOut.trackingNumber(),
          Objects.requireNonNullElse(leftOut.reference(), ""),
          leftOut.reason());
    }
    flow.down(250);
  }

  private void signature() {
    if (!flow.holds(900)) {
      flow.turn();
    }
    Sheet sheet = flow.sheet();
    int line = flow.y() + 550;
    int width = flow.width() / 3;
    String[] captions = {
      texts.get("manifest.received", manifest.carrier()),
      texts.get("signature"),
      texts.get("datetime")
    };
    for (int i = 0; i < captions.length; i++) {
      int x = Flow.MARGIN + i * width;
      sheet.rule(x, line, width - 200, 6);
      sheet.at(Face.TEXT, 7).line(captions[i], x, line + 140, width - 200);
    }
  }

  private static BigDecimal weight(List<Manifest.Line> lines) {
    return lines.stream().map(Manifest.Line::weightOz).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /// The postage by currency; empty when no parcel has a cost.
  private static String postage(List<Manifest.Line> lines) {
    return Amounts.sum(lines.stream().<@Nullable Amount>map(Manifest.Line::postage).toList());
  }
}
