package dev.quayside.printing.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleParties;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What makes a piece the buyer's own, and what the buyer wrote, on sheets and on 4 x 6 labels.
class PackingSlipTest {

  private static final Locale SPANISH = Locale.of("es");
  private static final PackingSlip.Item ANN = mug("Engraving: FOR ANN");
  private static final PackingSlip.Item BOB = mug("Engraving: FOR BOB", "Size: L");

  private final Renders renders = new Renders();

  @Test
  void piecesOfOneProductAreTheirBuyersOwn() throws IOException {
    var slip = slip(List.of(ANN, BOB), "Please knock twice", null);
    for (var pages : List.of(sheets(slip, Locale.ENGLISH), label(slip, Locale.ENGLISH))) {
      assertThat(text("own", pages))
          .contains("FOR ANN", "FOR BOB", "Size: L", "Buyer’s note: Please knock twice");
    }
    assertThat(text("own", sheets(slip, Locale.ENGLISH))).contains("12.50 USD");
  }

  @Test
  void besideAGiftMessageNoPriceIsPrinted() throws IOException {
    var slip = slip(List.of(ANN), null, "¡Feliz cumpleaños!\nTu abuela");
    for (var pages : List.of(sheets(slip, SPANISH), label(slip, SPANISH))) {
      assertThat(text("gift", pages))
          .contains("Mensaje de regalo: ¡Feliz cumpleaños!", "Tu abuela")
          .doesNotContain("12.50", "12,50");
    }
  }

  @Test
  void longTextsRunOnToTheNextSheetAndAreCutOnTheLabel() throws IOException {
    var poem = "Roses are red and violets are blue. ".repeat(50);
    var items = new ArrayList<PackingSlip.Item>();
    for (int i = 0; i < 6; i++) {
      items.add(mug("Poem " + i + ": " + poem, "Ends " + i));
    }
    var slip = slip(items, poem + "LAST", poem);
    var sheets = text("long", sheets(slip, Locale.ENGLISH));
    assertThat(sheets).contains("Ends 0", "Ends 5", "LAST");
    assertThat(text("long", label(slip, Locale.ENGLISH)))
        .contains("Poem 0", "and 5 more lines", "Gift message: Roses", "…");
  }

  @Test
  void theFurtherReferencesAreOnSheetsAndOnTheLabel() throws IOException {
    var references =
        List.of(
            new SenderReference("purchase_order", "PO-4711"),
            new SenderReference("department", "Spares and accessories, second floor"),
            new SenderReference("invoice", "INV-2026-000000000000000000001"));
    var slip = slip(List.of(ANN, BOB), null, null, references);
    for (var pages : List.of(sheets(slip, Locale.ENGLISH), label(slip, Locale.ENGLISH))) {
      assertThat(text("references", pages))
          .contains("Purchase order", "PO-4711", "Spares and accessories", "INV-2026-", "FOR BOB");
    }
  }

  /// A shipment of three boxes that the customer pays, with all the references there can be.
  @Test
  void boxesAndWhoElsePaysStandBesideTheService() throws IOException {
    var plain =
        slip(
            List.of(ANN, BOB),
            "Please knock twice",
            null,
            List.of(
                new SenderReference("purchase_order", "PO-4711"),
                new SenderReference("invoice", "INV-2026-000000000000000000001"),
                new SenderReference("department", "Spares")));
    var slip = boxed(plain, 3, "2C3");
    for (var pages : List.of(sheets(slip, Locale.ENGLISH), label(slip, Locale.ENGLISH))) {
      assertThat(text("boxes", pages))
          .contains("3 boxes", "billed to …2C3", "PO-4711", "INV-2026-", "Spares", "FOR ANN")
          .doesNotContain("0.00");
    }
    for (var pages : List.of(sheets(slip, SPANISH), label(slip, SPANISH))) {
      assertThat(text("cajas", pages)).contains("3 cajas", "paga …2C3");
    }
    assertThat(text("other", label(boxed(plain, 1, ""), Locale.ENGLISH)))
        .contains("billed to another account")
        .doesNotContain("boxes");
  }

  private static PackingSlip boxed(PackingSlip slip, int boxes, String billedTo) {
    return new PackingSlip(
        slip.order(),
        slip.date(),
        slip.from(),
        slip.to(),
        slip.service(),
        slip.trackingNumber(),
        slip.items(),
        null,
        slip.buyerNote(),
        null,
        slip.head(),
        slip.references(),
        boxes,
        billedTo);
  }

  private static PackingSlip.Item mug(String... options) {
    var price = new Amount(new BigDecimal("12.50"), "USD");
    return new PackingSlip.Item("MUG-1", "Mug", 1, price, List.of(options));
  }

  private static PackingSlip slip(
      List<PackingSlip.Item> items, @Nullable String buyerNote, @Nullable String giftMessage) {
    return slip(items, buyerNote, giftMessage, List.of());
  }

  private static PackingSlip slip(
      List<PackingSlip.Item> items,
      @Nullable String buyerNote,
      @Nullable String giftMessage,
      List<SenderReference> references) {
    var sample = SampleDocuments.slip(1, false, SampleParties.CONSIGNEE);
    return new PackingSlip(
        sample.order(),
        sample.date(),
        sample.from(),
        sample.to(),
        sample.service(),
        sample.trackingNumber(),
        items,
        null,
        buyerNote,
        giftMessage,
        sample.head(),
        references,
        1,
        null);
  }

  private static List<LabelDocument> sheets(PackingSlip slip, Locale locale) {
    return Documents.packingSlip(slip, Paper.LETTER, locale);
  }

  private static List<LabelDocument> label(PackingSlip slip, Locale locale) {
    return List.of(Documents.packingSlipLabel(slip, locale));
  }

  private String text(String name, List<LabelDocument> pages) throws IOException {
    for (var page : pages) {
      assertThat(renders.check(page, Dpi.DPI_600)).as(name).isEmpty();
    }
    var folder = System.getenv("SLIPS");
    if (folder != null) {
      int number = 0;
      for (var page : pages) {
        var size = pages.size() + "-" + ++number;
        Files.write(Path.of(folder, name + size + ".png"), renders.png(page, Dpi.DPI_203));
      }
    }
    try (var document = Loader.loadPDF(renders.pdf(pages, Dpi.DPI_600))) {
      return new PDFTextStripper().getText(document);
    }
  }
}
