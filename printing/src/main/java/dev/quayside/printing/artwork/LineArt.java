package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import java.awt.image.BufferedImage;

/// A logo in black on paper: whatever can be told from white is black. Dots for greys would look
/// worse, since a printer's dots and a screen's are not the picture's.
final class LineArt {

  /// Of 255; yellow has 226, and is drawn as the paper it would vanish on.
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

  /// Over white paper.
  private static int grey(int argb) {
    int alpha = argb >>> 24;
    int luminance =
        (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
    return 255 - alpha * (255 - luminance) / 255;
  }
}
