package dev.quayside.app.window;

import java.awt.image.BufferedImage;
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
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    var pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    var copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    copy.setRGB(0, 0, width, height, pixels, 0, width);
    Files.createDirectories(file.toAbsolutePath().getParent());
    ImageIO.write(copy, "png", file.toFile());
  }
}
