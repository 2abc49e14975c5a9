package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;

/// Turns a picture into black and white. Every pixel is decided by itself: dithering would fray
/// bars.
final class Pixels {

  private static final int HALF = 128;

  private Pixels() {}

  /// @param turned whether the picture is turned a quarter clockwise
  static Bits threshold(BufferedImage image, boolean turned) {
    int width = turned ? image.getHeight() : image.getWidth();
    int height = turned ? image.getWidth() : image.getHeight();
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    boolean[] line = new boolean[image.getWidth()];
    Rows dark = rows(image);
    for (int y = 0; y < image.getHeight(); y++) {
      dark.read(y, line);
      for (int x = 0; x < line.length; x++) {
        if (line[x]) {
          int toX = turned ? width - 1 - y : x;
          int toY = turned ? x : y;
          rows[toY * rowBytes + (toX >> 3)] |= (byte) (0x80 >> (toX & 7));
        }
      }
    }
    return Bits.of(width, height, rows);
  }

  /// Tells which pixels of a row are dark. Grey and indexed pictures, all that carriers send, are
  /// read without converting to colours, which would take most of the time.
  private interface Rows {
    void read(int y, boolean[] into);
  }

  private static Rows rows(BufferedImage image) {
    if (image.getType() == BufferedImage.TYPE_BYTE_GRAY
        && image.getRaster().getDataBuffer() instanceof DataBufferByte bytes) {
      byte[] grey = bytes.getData();
      return (y, into) -> {
        for (int x = 0; x < into.length; x++) {
          into[x] = (grey[y * into.length + x] & 0xff) < HALF;
        }
      };
    }
    int[] line = new int[image.getWidth()];
    if (image.getColorModel() instanceof IndexColorModel palette) {
      boolean[] dark = new boolean[palette.getMapSize()];
      for (int i = 0; i < dark.length; i++) {
        dark[i] = isDark(palette.getRGB(i));
      }
      return (y, into) -> {
        image.getRaster().getSamples(0, y, line.length, 1, 0, line);
        for (int x = 0; x < line.length; x++) {
          into[x] = line[x] < dark.length && dark[line[x]];
        }
      };
    }
    return (y, into) -> {
      image.getRGB(0, y, line.length, 1, line, 0, line.length);
      for (int x = 0; x < line.length; x++) {
        into[x] = isDark(line[x]);
      }
    };
  }

  /// Whether a pixel over white paper is darker than half.
  private static boolean isDark(int argb) {
    int alpha = argb >>> 24;
    int luminance =
        (299 * (argb >> 16 & 0xff) + 587 * (argb >> 8 & 0xff) + 114 * (argb & 0xff)) / 1000;
    return 255 - alpha * (255 - luminance) / 255 < HALF;
  }
}
