package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.Role;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Target;
import java.awt.image.BufferedImage;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The bars of a PDF, rasterised by PDFBox at the head's resolution, are the very dots of our
/// raster: no bar a dot too wide, none half grey.
class DotGridTest {

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  static Stream<Arguments> labelsAndHeads() {
    return SampleLabels.all()
        .flatMap(label -> Stream.of(Dpi.values()).map(dpi -> Arguments.of(label, dpi)));
  }

  @ParameterizedTest
  @MethodSource("labelsAndHeads")
  void noBarOfAPdfIsOffTheGrid(ShippingLabel label, Dpi dpi) {
    LabelDocument document = labels.document(label);
    BufferedImage pdf = Pictures.ofPdf(renders.pdf(document, dpi), 0, dpi);
    Raster raster = renders.raster(document, dpi);
    assertThat(pdf.getWidth()).isEqualTo(raster.width());
    // PDFBox cuts 1799.99 rows down to 1799; the page is drawn from its top all the same.
    assertThat(pdf.getHeight()).isBetween(raster.height() - 1, raster.height());
    long bars =
        Layout.of(document, new Target(dpi, document.size())).placements().stream()
            .filter(placement -> placement.role() == Role.BARCODE)
            .filter(placement -> placement.marks().getFirst() instanceof Rects)
            .peek(barcode -> assertSameDots(barcode, pdf, raster))
            .count();
    assertThat(bars).isPositive();
  }

  private static void assertSameDots(Placement barcode, BufferedImage pdf, Raster raster) {
    int off = 0;
    int grey = 0;
    DotRect area = barcode.keepClear();
    for (int y = area.y(); y < area.bottom(); y++) {
      for (int x = area.x(); x < area.right(); x++) {
        int shade = pdf.getRGB(x, y) & 0xff;
        off += shade < 128 == raster.bits().isBlack(x, y) ? 0 : 1;
        grey += shade > 8 && shade < 247 ? 1 : 0;
      }
    }
    assertThat(off).as("dots off the grid in %s", barcode.name()).isZero();
    assertThat(grey).as("grey dots in %s", barcode.name()).isZero();
  }

  @ParameterizedTest
  @MethodSource("labelsAndHeads")
  void everyBarIsAWholeNumberOfModules(ShippingLabel label, Dpi dpi) {
    Raster raster = renders.raster(labels.document(label), dpi);
    Layout.of(labels.document(label), new Target(dpi, labels.document(label).size()))
        .placements()
        .stream()
        .filter(placement -> placement.role() == Role.BARCODE)
        .filter(placement -> placement.marks().getFirst() instanceof Rects)
        .forEach(barcode -> assertWholeModules(barcode, raster));
  }

  private static void assertWholeModules(Placement barcode, Raster raster) {
    DotRect ink = barcode.ink();
    int y = ink.y() + 1;
    int start = ink.x();
    int module = 0;
    for (int x = ink.x() + 1; x <= ink.right(); x++) {
      if (x == ink.right() || raster.bits().isBlack(x, y) != raster.bits().isBlack(x - 1, y)) {
        int run = x - start;
        module = module == 0 ? run / firstBar(barcode.name()) : module;
        assertThat(run % module).as("run of %d in %s", run, barcode.name()).isZero();
        start = x;
      }
    }
  }

  /// Code 128 starts with a bar of two modules, PDF417 with one of eight.
  private static int firstBar(String name) {
    return name.equals("PDF417") ? 8 : 2;
  }
}
