package dev.quayside.printing.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleParties;
import dev.quayside.printing.Scanner;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Renders;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentsTest {

  private final Renders renders = new Renders();

  static Set<String> samples() {
    return SampleDocuments.gallery().keySet();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void noPageHasAnythingCutOffOrOverprinted(String name) {
    for (LabelDocument page : Objects.requireNonNull(SampleDocuments.gallery().get(name))) {
      assertThat(renders.check(page, Dpi.DPI_600)).as(name).isEmpty();
    }
  }

  @Test
  void theManifestsBarcodeDecodesFromItsPdf() {
    byte[] pdf = pdf(Documents.manifest(SampleDocuments.manifest(3), Paper.LETTER, Locale.ENGLISH));
    assertThat(Scanner.linear(Pictures.ofPdf(pdf, 0, Dpi.DPI_300)))
        .containsExactly("420432159400109205590175547042");
  }

  @Test
  void everyParcelIsOnTheManifestOnceAndEveryPageSaysOfHowMany() throws Exception {
    byte[] pdf = pdf(Documents.manifest(SampleDocuments.manifest(60), Paper.A4, Locale.of("es")));
    String text = text(pdf);
    for (int i = 0; i < 60; i++) {
      assertThat(text).containsOnlyOnce("92055901755477000%05d".formatted(i));
    }
    int pages = pages(pdf);
    assertThat(pages).isGreaterThan(1);
    for (int i = 1; i <= pages; i++) {
      assertThat(text).contains("Página " + i + " de " + pages);
    }
  }

  @Test
  void aManifestWithoutParcelsStillPrints() {
    Manifest empty =
        new Manifest(
            "M-1",
            "UPS",
            null,
            SampleDocuments.DAY,
            SampleDocuments.manifest(1).location(),
            List.of(),
            List.of(),
            "1Z12345E0305271640",
            false);
    assertThat(pdf(Documents.manifest(empty, Paper.LETTER, Locale.ENGLISH))).isNotEmpty();
  }

  @Test
  void theSlipsBarcodeIsTheOrderAndItsItemsAreAllThere() throws Exception {
    byte[] pdf =
        pdf(
            Documents.packingSlip(
                SampleDocuments.slip(45, true, SampleParties.CONSIGNEE), Paper.A4, Locale.ENGLISH));
    assertThat(Scanner.linear(Pictures.ofPdf(pdf, 0, Dpi.DPI_300)))
        .containsExactly("ORD-2026-004471");
    assertThat(text(pdf)).contains("SKU-00010", "SKU-00052", "SKU-00054", "茶碗").contains("90");
  }

  @Test
  void theInvoiceAddsUp() throws Exception {
    assertThat(
            text(
                pdf(
                    Documents.commercialInvoice(
                        SampleDocuments.declaration(3, SampleParties.MONTREAL),
                        Paper.LETTER,
                        Locale.ENGLISH))))
        .contains("37.80 USD", "56.70 USD", "75.60 USD", "170.10 USD")
        .contains("7323.93", "Portugal", "DAP (DDU)", "Sale of goods");
  }

  @Test
  void customsFormsSpeakTheSendersLanguageAndFrench() throws Exception {
    var declaration = SampleDocuments.declaration(5, SampleParties.LONDON);
    assertThat(text(pdf(Documents.cn22(declaration, Paper.A4, Locale.of("es")))))
        .contains("Declaración de aduana", "Déclaration en douane", "CP123456785US");
    assertThat(text(pdf(Documents.cn23(declaration, Paper.LETTER, Locale.ENGLISH))))
        .contains("Customs declaration", "Déclaration en douane", "United Kingdom");
  }

  @Test
  void aCn22WithTooManyGoodsPointsToTheCn23() {
    var declaration = SampleDocuments.declaration(6, SampleParties.LONDON);
    assertThatThrownBy(() -> Documents.cn22(declaration, Paper.A4, Locale.ENGLISH))
        .isInstanceOf(TooManyGoods.class)
        .hasMessage("A CN 22 has room for 5 lines of goods, not 6: use the CN 23.");
  }

  private byte[] pdf(List<LabelDocument> pages) {
    return renders.pdf(pages, Dpi.DPI_600);
  }

  private static String text(byte[] pdf) throws java.io.IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document);
    }
  }

  private static int pages(byte[] pdf) throws java.io.IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return document.getNumberOfPages();
    }
  }
}
