package dev.quayside.printing.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
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
