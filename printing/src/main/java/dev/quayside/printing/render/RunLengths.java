package dev.quayside.printing.render;

import java.util.Arrays;

/// The compressed ASCII hex of `^GF` (Zebra Programming Guide, "ZB64 encoding and ASCII
/// compression").
///
/// `G`-`Y` repeat the next digit 1-19 times, `g`-`z` 20-400 times, `,` fills the row with white,
/// `:` repeats the row above. `!` (fill with black) is never written: some firmware prints it as a
/// digit short.
final class RunLengths {

  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private RunLengths() {}

  static void append(StringBuilder zpl, byte[] bits, int rowBytes) {
    char[] row = new char[rowBytes * 2];
    for (int from = 0; from < bits.length; from += rowBytes) {
      boolean sameAsAbove =
          from > 0 && Arrays.equals(bits, from, from + rowBytes, bits, from - rowBytes, from);
      if (sameAsAbove) {
        zpl.append(':');
      } else {
        digits(bits, from, row);
        row(zpl, row);
      }
    }
  }

  private static void digits(byte[] bits, int from, char[] row) {
    for (int i = 0; i < row.length; i += 2) {
      byte b = bits[from + i / 2];
      row[i] = HEX[(b >> 4) & 15];
      row[i + 1] = HEX[b & 15];
    }
  }

  private static void row(StringBuilder zpl, char[] row) {
    int end = row.length;
    while (end > 0 && row[end - 1] == '0') {
      end--;
    }
    for (int i = 0; i < end; ) {
      int j = i + 1;
      while (j < end && row[j] == row[i]) {
        j++;
      }
      run(zpl, j - i, row[i]);
      i = j;
    }
    if (end < row.length) {
      zpl.append(',');
    }
  }

  private static void run(StringBuilder zpl, int length, char digit) {
    int left = length;
    for (; left >= 400; left -= 400) {
      zpl.append('z');
    }
    if (left >= 20) {
      zpl.append((char) ('f' + left / 20));
      left %= 20;
    }
    if (left > 1 || (left == 1 && length > 1)) {
      zpl.append((char) ('F' + left));
    }
    zpl.append(digit);
  }
}
