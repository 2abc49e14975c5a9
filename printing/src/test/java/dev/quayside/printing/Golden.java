package dev.quayside.printing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/// Pictures somebody has looked at, under `src/test/resources/golden`.
///
/// A failure writes the picture it got under `target/golden`. When the new one is right, copy it
/// over the old one.
public final class Golden {

  private Golden() {}

  public static void compare(String name, @Nullable BufferedImage drawn, double tolerance)
      throws IOException {
    BufferedImage actual = Objects.requireNonNull(drawn, name);
    String resource = "/golden/" + name + ".png";
    try (InputStream in = Golden.class.getResourceAsStream(resource)) {
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
