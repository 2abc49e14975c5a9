package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PdfTest {

  private final Renders renders = new Renders();
  private final List<LabelDocument> documents =
      SampleLabels.all().map(new CarrierLabels()::document).toList();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void aBatchHasAPageOfFourBySixInchesForEachLabel(Dpi dpi) throws IOException {
    try (PDDocument pdf = Loader.loadPDF(renders.pdf(documents, dpi))) {
      assertThat(pdf.getNumberOfPages()).isEqualTo(documents.size());
      for (PDPage page : pdf.getPages()) {
        assertThat(page.getMediaBox().getWidth()).isEqualTo(288);
        assertThat(page.getMediaBox().getHeight()).isEqualTo(432);
      }
    }
  }

  @Test
  void everyFontIsEmbeddedAndCutToItsGlyphs() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(renders.pdf(documents, Dpi.DPI_203))) {
      var resources = pdf.getPage(0).getResources();
      for (COSName name : resources.getFontNames()) {
        assertThat(resources.getFont(name).isEmbedded()).isTrue();
        assertThat(resources.getFont(name).getName()).matches("[A-Z]{6}\\+.*");
      }
      assertThat(resources.getFontNames()).isNotEmpty();
    }
  }

  @Test
  void itAsksNotToBeScaledAndBearsNoDate() throws IOException {
    try (PDDocument pdf = Loader.loadPDF(renders.pdf(documents, Dpi.DPI_203))) {
      assertThat(pdf.getDocumentCatalog().getViewerPreferences().getPrintScaling())
          .isEqualTo(PDViewerPreferences.PRINT_SCALING.None.toString());
      assertThat(pdf.getDocumentInformation().getCreationDate()).isNull();
      assertThat(pdf.getDocumentInformation().getModificationDate()).isNull();
    }
  }

  @Test
  void itIsSmall() {
    assertThat(renders.pdf(documents.getFirst(), Dpi.DPI_203).length).isLessThan(40_000);
  }
}
