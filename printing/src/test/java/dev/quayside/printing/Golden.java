package dev.quayside.printing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
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
      BufferedImage golden = in == null ? null : OneBitPng.read(in.readAllBytes());
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
    BitSet different = Pictures.black(a);
    different.xor(Pictures.black(b));
    return different.cardinality() / ((double) a.getWidth() * a.getHeight());
  }

  private static BufferedImage oneBit(BufferedImage image) {
    int width = image.getWidth();
    BufferedImage bits =
        new BufferedImage(width, image.getHeight(), BufferedImage.TYPE_BYTE_BINARY);
    BitSet black = Pictures.black(image);
    for (int i = 0; i < width * image.getHeight(); i++) {
      bits.setRGB(i % width, i / width, black.get(i) ? 0 : 0xffffff);
    }
    return bits;
  }
}
