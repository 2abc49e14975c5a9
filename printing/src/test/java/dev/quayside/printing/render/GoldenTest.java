package dev.quayside.printing.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.Pictures;
import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.ZplOracle;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Labels look as they did when somebody last looked at them.
///
/// A failure writes the picture it got under `target/golden`. When the new one is right, copy it
/// over the old one in `src/test/resources/golden`.
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
    compare(name + "-203", Pictures.ofPng(renders.png(document(name), Dpi.DPI_203)), 0);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void thePdfLooksLikeTheGoldenOne(String name) throws IOException {
    byte[] pdf = renders.pdf(document(name), Dpi.DPI_203);
    compare(name + "-pdf-203", Pictures.ofPdf(pdf, 0, Dpi.DPI_203), OTHER_RASTERISER);
  }

  @ParameterizedTest
  @MethodSource("samples")
  void nativeZplLooksLikeTheGoldenOne(String name) throws IOException {
    ZplOracle.require();
    compare(name + "-native-203", nativePictures().get(name), OTHER_RASTERISER);
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

  private static void compare(String name, @Nullable BufferedImage drawn, double tolerance)
      throws IOException {
    BufferedImage actual = Objects.requireNonNull(drawn, name);
    String resource = "/golden/" + name + ".png";
    try (InputStream in = GoldenTest.class.getResourceAsStream(resource)) {
      BufferedImage golden = in == null ? null : ImageIO.read(in);
      double different = golden == null ? 1 : difference(golden, actual);
      if (different > tolerance) {
        Path file = Path.of("target", "golden", name + ".png").toAbsolutePath();
        Files.createDirectories(file.getParent());
        ImageIO.write(oneBit(actual), "png", file.toFile());
        assertThat(different)
            .as(
                "share of dots that differ from src/test/resources%s; what was drawn is in %s",
                resource, file)
            .isLessThanOrEqualTo(tolerance);
      }
    }
  }

  private static double difference(BufferedImage a, BufferedImage b) {
    if (a.getWidth() != b.getWidth() || a.getHeight() != b.getHeight()) {
      return 1;
    }
    long different = 0;
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        different += isBlack(a, x, y) == isBlack(b, x, y) ? 0 : 1;
      }
    }
    return different / ((double) a.getWidth() * a.getHeight());
  }

  private static BufferedImage oneBit(BufferedImage image) {
    BufferedImage bits =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_BINARY);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        bits.setRGB(x, y, isBlack(image, x, y) ? 0 : 0xffffff);
      }
    }
    return bits;
  }

  private static boolean isBlack(BufferedImage image, int x, int y) {
    return (image.getRGB(x, y) & 0xff) < 128;
  }
}
