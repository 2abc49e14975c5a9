package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// PNG and ZPL graphics are the raster, dot for dot, as programs other than ours read them.
class SameDotsTest {

  private final Renders renders = new Renders();
  private final List<LabelDocument> documents =
      SampleLabels.all().map(new CarrierLabels()::document).toList();

  @ParameterizedTest
  @EnumSource(Dpi.class)
  void aPngIsTheRaster(Dpi dpi) {
    for (LabelDocument document : documents) {
      assertSame(Pictures.ofPng(renders.png(document, dpi)), renders.raster(document, dpi));
    }
  }

  @ParameterizedTest
  @CsvSource({"DPI_203, RLE", "DPI_203, Z64", "DPI_300, RLE", "DPI_300, Z64"})
  void zplGraphicsAreTheRaster(Dpi dpi, ZplGraphics graphics) {
    ZplOracle.require();
    List<BufferedImage> drawn =
        ZplOracle.draw(documents.stream().map(d -> renders.zpl(d, dpi, graphics)).toList(), dpi);
    for (int i = 0; i < documents.size(); i++) {
      assertSame(drawn.get(i), renders.raster(documents.get(i), dpi));
    }
  }

  private static void assertSame(BufferedImage picture, Raster raster) {
    assertThat(picture.getWidth()).isEqualTo(raster.width());
    assertThat(picture.getHeight()).isEqualTo(raster.height());
    int different = 0;
    for (int y = 0; y < raster.height(); y++) {
      for (int x = 0; x < raster.width(); x++) {
        boolean black = (picture.getRGB(x, y) & 0xff) < 128;
        different += black == raster.bits().isBlack(x, y) ? 0 : 1;
      }
    }
    assertThat(different).isZero();
  }
}
