package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.OneBitPng;
import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// PNG and ZPL graphics are the raster, dot for dot, as programs other than ours read them.
class SameDotsTest {

  private final Renders renders = new Renders();
  private final List<LabelDocument> documents =
      Stream.concat(SampleLabels.all(), SampleLabels.others())
          .map(new CarrierLabels()::document)
          .toList();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void aPngIsTheRaster(Dpi dpi) throws IOException {
    int left = dpi == Dpi.DPI_600 ? 3 : documents.size();
    for (LabelDocument document : documents) {
      byte[] png = renders.png(document, dpi);
      // nine million dots a label: the other program reads some of them, the quick reader the rest
      BufferedImage picture = left-- > 0 ? Pictures.ofPng(png) : OneBitPng.read(png);
      assertSame(picture, renders.raster(document, dpi));
    }
  }

  /// Each encoding at one resolution for every label, and at the other for some: that both hold the
  /// same rows is shown for all by GraphicFieldTest, without the renderer, which is slow.
  @ParameterizedTest
  @CsvSource({"DPI_203, RLE, 99", "DPI_203, Z64, 2", "DPI_300, RLE, 2", "DPI_300, Z64, 99"})
  void zplGraphicsAreTheRaster(Dpi dpi, ZplGraphics graphics, int most) {
    ZplOracle.require();
    documents.stream()
        .limit(most)
        .forEach(
            document ->
                assertSame(
                    ZplOracle.draw(renders.zpl(document, dpi, graphics), dpi),
                    renders.raster(document, dpi)));
  }

  private static void assertSame(BufferedImage picture, Raster raster) {
    assertThat(picture.getWidth()).isEqualTo(raster.width());
    assertThat(picture.getHeight()).isEqualTo(raster.height());
    BitSet black = Pictures.black(picture);
    black.xor(Pictures.black(Pictures.ofRaster(raster)));
    assertThat(black.cardinality()).as("dots that differ").isZero();
  }
}
