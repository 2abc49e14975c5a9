package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import java.awt.image.BufferedImage;

/// Black and white of a picture. Every pixel is decided by itself: dithering would fray bars.
final class Pixels {

  private static final int HALF = 128;

  private Pixels() {}

  /// @param turned a quarter with the clock
  static Bits threshold(BufferedImage image, boolean turned) {
    int width = turned ? image.getHeight() : image.getWidth();
    int height = turned ? image.getWidth() : image.getHeight();
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    int[] line = new int[image.getWidth()];
    for (int y = 0; y < image.getHeight(); y++) {
      image.getRGB(0, y, line.length, 1, line, 0, line.length);
      for (int x = 0; x < line.length; x++) {
        if (isDark(line[x])) {
          int toX = turned ? width - 1 - y : x;
          int toY = turned ? x : y;
          rows[toY * rowBytes + (toX >> 3)] |= (byte) (0x80 >> (toX & 7));
        }
      }
    }
    return Bits.of(width, height, rows);
  }

  /// Over white paper.
  private static boolean isDark(int argb) {
    int alpha = argb >>> 24;
    int luminance =
        (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
    return 255 - alpha * (255 - luminance) / 255 < HALF;
  }
}
