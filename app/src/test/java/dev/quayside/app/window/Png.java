package dev.quayside.app.window;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/// A JavaFX image as a PNG file.
public final class Png {
  private Png() {}

  public static void write(Image image, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    ImageIO.write(copy(image), "png", file.toFile());
  }

  static BufferedImage copy(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    var copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    // into the picture's own dots: it knows no transparency, so they need no other turning
    var pixels = ((DataBufferInt) copy.getRaster().getDataBuffer()).getData();
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return copy;
  }
}
