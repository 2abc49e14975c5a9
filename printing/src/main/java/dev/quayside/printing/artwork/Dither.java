package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import java.awt.image.BufferedImage;

/// Greys as dots of black (Floyd and Steinberg 1976). For pictures only: it frays bars.
final class Dither {

  private static final int BLACK_BELOW = 128;

  private Dither() {}

  /// @param width in dots
  /// @param height in dots
  static Bits of(BufferedImage image, int width, int height) {
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    int[] now = new int[width + 2];
    int[] next = new int[width + 2];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int wanted =
            grey(image.getRGB(x * image.getWidth() / width, y * image.getHeight() / height))
                + now[x + 1] / 16;
        boolean black = wanted < BLACK_BELOW;
        if (black) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
        int left = wanted - (black ? 0 : 255);
        now[x + 2] += 7 * left;
        next[x] += 3 * left;
        next[x + 1] += 5 * left;
        next[x + 2] += left;
      }
      int[] done = now;
      now = next;
      next = done;
      java.util.Arrays.fill(next, 0);
    }
    return Bits.of(width, height, rows);
  }

  /// Over white paper.
  private static int grey(int argb) {
    int alpha = argb >>> 24;
    int luminance =
        (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
    return 255 - alpha * (255 - luminance) / 255;
  }
}
