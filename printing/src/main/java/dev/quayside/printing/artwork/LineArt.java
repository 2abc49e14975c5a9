package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import java.awt.image.BufferedImage;

/// Draws a logo in black on paper: every pixel darker than near-white becomes black. Dithered greys
/// would look worse, since a printer's dots are larger than a screen's.
final class LineArt {

  /// Luminance from 0 to 255 from which a pixel is left white. Yellow has 226 and stays white.
  private static final int PAPER = 215;

  private LineArt() {}

  static Bits of(BufferedImage image) {
    int rowBytes = (image.getWidth() + 7) / 8;
    byte[] rows = new byte[rowBytes * image.getHeight()];
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (grey(image.getRGB(x, y)) < PAPER) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
    return Bits.of(image.getWidth(), image.getHeight(), rows);
  }

  /// The luminance of a pixel over white paper, 0 to 255.
  private static int grey(int argb) {
    int alpha = argb >>> 24;
    int luminance =
        (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
    return 255 - alpha * (255 - luminance) / 255;
  }
}
