package dev.quayside.printing.render;

import dev.quayside.printing.Golden;
import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Labels look as they did when somebody last looked at them.
class GoldenTest {

  /// Another version of a rasteriser may set a few dots at the edges of letters otherwise.
  private static final double OTHER_RASTERISER = 0.002;

  private static final Map<String, ShippingLabel> SAMPLES = SampleLabels.gallery();

  private static final Map<String, BufferedImage> NATIVE = new HashMap<>();

  private final Renders renders = new Renders();
  private final CarrierLabels labels = new CarrierLabels();

  static Set<String> samples() {
    return SAMPLES.keySet();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theRasterIsTheGoldenOne(String name) throws IOException {
    Golden.compare(
        name + "-203", Pictures.ofRaster(renders.raster(document(name), Dpi.DPI_203)), 0);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void thePdfLooksLikeTheGoldenOne(String name) throws IOException {
    byte[] pdf = renders.pdf(document(name), Dpi.DPI_203);
    Golden.compare(name + "-pdf-203", Pictures.ofPdf(pdf, 0, Dpi.DPI_203), OTHER_RASTERISER);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void nativeZplLooksLikeTheGoldenOne(String name) throws IOException {
    ZplOracle.require();
    Golden.compare(name + "-native-203", nativePictures().get(name), OTHER_RASTERISER);
  }

  private LabelDocument document(String name) {
    return labels.document(Objects.requireNonNull(SAMPLES.get(name)));
  }

  /// All in one run of the renderer, which is slow to start.
  private Map<String, BufferedImage> nativePictures() {
    if (NATIVE.isEmpty()) {
      List<byte[]> zpl =
          SAMPLES.keySet().stream()
              .map(name -> renders.zplNative(document(name), Dpi.DPI_203))
              .toList();
      Iterator<BufferedImage> drawn = ZplOracle.draw(zpl, Dpi.DPI_203).iterator();
      SAMPLES.keySet().forEach(name -> NATIVE.put(name, drawn.next()));
    }
    return NATIVE;
  }
}
