package dev.quayside.printing.mark;

import java.util.Arrays;

/// An immutable one-bit image: rows of packed bytes, the leftmost dot in the highest bit, 1 =
/// black, the unused bits at the end of a row 0. That is the form thermal printers take.
public final class Bits {

  private final int width;
  private final int height;
  private final byte[] rows;

  private Bits(int width, int height, byte[] rows) {
    this.width = width;
    this.height = height;
    this.rows = rows;
  }

  /// @param rows `height` rows of `ceil(width / 8)` bytes; copied
  public static Bits of(int width, int height, byte[] rows) {
    int rowBytes = (width + 7) / 8;
    if (width <= 0 || height <= 0 || rows.length != rowBytes * height) {
      throw new IllegalArgumentException(
          "A bitmap of %d x %d dots has %d bytes, not %d."
              .formatted(width, height, rowBytes * height, rows.length));
    }
    byte[] copy = rows.clone();
    if (width % 8 != 0) {
      for (int y = 0; y < height; y++) {
        copy[y * rowBytes + rowBytes - 1] &= (byte) (0xff00 >> (width % 8));
      }
    }
    return new Bits(width, height, copy);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public int rowBytes() {
    return (width + 7) / 8;
  }

  public boolean isBlack(int x, int y) {
    return (rows[y * rowBytes() + (x >> 3)] & (0x80 >> (x & 7))) != 0;
  }

  /// Eight dots of a row, the leftmost in the highest bit.
  ///
  /// @param column in bytes, from 0
  public byte rowByte(int y, int column) {
    return rows[y * rowBytes() + column];
  }

  public boolean isBlankRow(int y) {
    int rowBytes = rowBytes();
    for (int i = y * rowBytes; i < (y + 1) * rowBytes; i++) {
      if (rows[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /// A copy of all rows.
  public byte[] toBytes() {
    return rows.clone();
  }

  /// Copies `count` bytes of row `y` from byte column `column`.
  public void copyRow(int y, int column, byte[] into, int at, int count) {
    System.arraycopy(rows, y * rowBytes() + column, into, at, count);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bits bits
        && bits.width == width
        && bits.height == height
        && Arrays.equals(bits.rows, rows);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * width + height) + Arrays.hashCode(rows);
  }

  @Override
  public String toString() {
    return "Bits[" + width + " x " + height + "]";
  }
}
