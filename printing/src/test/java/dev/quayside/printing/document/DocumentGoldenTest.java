package dev.quayside.printing.document;

import dev.quayside.printing.Golden;
import dev.quayside.printing.Pictures;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.render.Raster;
import dev.quayside.printing.render.Renders;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Papers look as they did when somebody last looked at them.
class DocumentGoldenTest {

  /// Another version of a rasteriser may set a few dots at the edges of letters otherwise.
  private static final double OTHER_RASTERISER = 0.002;

  private static final Map<String, List<LabelDocument>> SAMPLES = SampleDocuments.gallery();

  private final Renders renders = new Renders();

  static Set<String> samples() {
    return SAMPLES.keySet();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyPageIsTheGoldenOne(String name) throws IOException {
    int number = 1;
    for (LabelDocument page : pages(name)) {
      Raster raster = renders.raster(page, Dpi.DPI_203);
      Golden.compare("document-" + name + "-" + number++, Pictures.ofRaster(raster), 0);
    }
  }

  /// What reaches a printer; the first page has everything there is.
  @ParameterizedTest
  @MethodSource("samples")
  void thePdfLooksLikeTheGoldenOne(String name) throws IOException {
    byte[] pdf = renders.pdf(pages(name), Dpi.DPI_600);
    Golden.compare(
        "document-" + name + "-pdf", Pictures.ofPdf(pdf, 0, Dpi.DPI_203), OTHER_RASTERISER);
  }

  private static List<LabelDocument> pages(String name) {
    return Objects.requireNonNull(SAMPLES.get(name));
  }
}
