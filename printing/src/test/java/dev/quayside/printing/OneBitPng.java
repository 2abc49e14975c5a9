package dev.quayside.printing;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// Reads PNG files of black and white dots, all there are among the golden pictures. ImageIO sets
/// their millions of dots one at a time, which took a third of the processor time of all tests of
/// printing. It stays the judge of our PNG files (SameDotsTest).
public final class OneBitPng {

  private static final int SIGNATURE_BYTES = 8;
  private static final int HEADER = 0x49484452;
  private static final int DATA = 0x49444154;
  private static final int END = 0x49454e44;

  private int width;
  private int height;
  private final ByteArrayOutputStream packed = new ByteArrayOutputStream();

  private OneBitPng() {}

  /// @return its dots as shades of gray, as {@link Pictures#ofRaster} has them
  public static BufferedImage read(byte[] file) throws IOException {
    OneBitPng png = new OneBitPng();
    png.chunks(file);
    return png.picture();
  }

  private void chunks(byte[] file) throws IOException {
    try (var in = new DataInputStream(new ByteArrayInputStream(file))) {
      in.skipNBytes(SIGNATURE_BYTES);
      for (int length = in.readInt(), kind = in.readInt(); kind != END; ) {
        byte[] body = in.readNBytes(length);
        switch (kind) {
          case HEADER -> header(new DataInputStream(new ByteArrayInputStream(body)));
          case DATA -> packed.writeBytes(body);
          default -> {}
        }
        in.readInt(); // the check sum
        length = in.readInt();
        kind = in.readInt();
      }
    }
  }

  private void header(DataInputStream in) throws IOException {
    width = in.readInt();
    height = in.readInt();
    if (in.readByte() != 1 || in.readByte() != 0 || in.readShort() != 0 || in.readByte() != 0) {
      throw new IOException("not one bit of gray a dot, not interlaced");
    }
  }

  private BufferedImage picture() throws IOException {
    int rowBytes = (width + 7) / 8;
    byte[] rows = inflated((rowBytes + 1) * height);
    var picture = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    byte[] shades = ((DataBufferByte) picture.getRaster().getDataBuffer()).getData();
    byte[] above = new byte[rowBytes];
    for (int y = 0, i = 0; y < height; y++) {
      byte[] row = unfiltered(rows, y * (rowBytes + 1), above);
      for (int x = 0; x < width; x++, i++) {
        shades[i] = (byte) ((row[x >> 3] & (0x80 >> (x & 7))) == 0 ? 0 : 255);
      }
      above = row;
    }
    return picture;
  }

  private byte[] inflated(int size) throws IOException {
    var inflater = new Inflater();
    try {
      inflater.setInput(packed.toByteArray());
      byte[] rows = new byte[size];
      if (inflater.inflate(rows) != size) {
        throw new IOException("too short");
      }
      return rows;
    } catch (DataFormatException e) {
      throw new IOException(e);
    } finally {
      inflater.end();
    }
  }

  /// The filters of the PNG specification, section 9; a byte is the unit, as a dot is less.
  private static byte[] unfiltered(byte[] rows, int at, byte[] above) throws IOException {
    byte[] row = new byte[above.length];
    for (int i = 0; i < row.length; i++) {
      int left = i == 0 ? 0 : row[i - 1] & 0xff;
      int over = above[i] & 0xff;
      int corner = i == 0 ? 0 : above[i - 1] & 0xff;
      int more =
          switch (rows[at]) {
            case 0 -> 0;
            case 1 -> left;
            case 2 -> over;
            case 3 -> (left + over) / 2;
            case 4 -> paeth(left, over, corner);
            default -> throw new IOException("no such filter");
          };
      row[i] = (byte) (rows[at + 1 + i] + more);
    }
    return row;
  }

  private static int paeth(int left, int over, int corner) {
    int guess = left + over - corner;
    int toLeft = Math.abs(guess - left);
    int toOver = Math.abs(guess - over);
    int toCorner = Math.abs(guess - corner);
    return toLeft <= toOver && toLeft <= toCorner ? left : toOver <= toCorner ? over : corner;
  }
}
