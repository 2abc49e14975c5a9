package dev.quayside.printing.render;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.mark.Ink;

/// A sheet of dots to draw on. What lies outside it is dropped.
final class Plot {

  private final int width;
  private final int height;
  private final int rowBytes;
  private final byte[] rows;

  Plot(int width, int height) {
    this.width = width;
    this.height = height;
    this.rowBytes = (width + 7) / 8;
    this.rows = new byte[rowBytes * height];
  }

  int height() {
    return height;
  }

  Bits bits() {
    return Bits.of(width, height, rows);
  }

  void rect(int x, int y, int w, int h, Ink ink) {
    for (int row = Math.max(0, y); row < Math.min(height, y + h); row++) {
      span(row, x, x + w, ink);
    }
  }

  /// Draws the dots of a row from `from` up to, but not including, `to`.
  void span(int y, int from, int to, Ink ink) {
    int left = Math.max(0, from);
    int right = Math.min(width, to);
    if (left >= right || y < 0 || y >= height) {
      return;
    }
    int first = y * rowBytes + (left >> 3);
    int last = y * rowBytes + ((right - 1) >> 3);
    int head = 0xff >> (left & 7);
    int tail = 0xff << (7 - ((right - 1) & 7)) & 0xff;
    if (first == last) {
      put(first, head & tail, ink);
      return;
    }
    put(first, head, ink);
    for (int i = first + 1; i < last; i++) {
      put(i, 0xff, ink);
    }
    put(last, tail, ink);
  }

  /// Draws a bitmap's black dots in `ink`.
  void stamp(Bits stamp, int x, int y, Ink ink) {
    int shift = Math.floorMod(x, 8);
    int column = Math.floorDiv(x, 8);
    for (int row = 0; row < stamp.height(); row++) {
      int to = y + row;
      if (to < 0 || to >= height) {
        continue;
      }
      for (int i = 0; i < stamp.rowBytes(); i++) {
        int dots = (stamp.rowByte(row, i) & 0xff) << 8 >> shift;
        stampByte(to, column + i, dots >> 8, ink);
        stampByte(to, column + i + 1, dots & 0xff, ink);
      }
    }
  }

  private void stampByte(int row, int column, int dots, Ink ink) {
    if (dots != 0 && column >= 0 && column < rowBytes) {
      put(row * rowBytes + column, dots, ink);
    }
  }

  private void put(int index, int dots, Ink ink) {
    switch (ink) {
      case BLACK -> rows[index] |= (byte) dots;
      case WHITE -> rows[index] &= (byte) ~dots;
    }
  }
}
