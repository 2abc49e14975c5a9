package dev.quayside.printing.render;

import dev.quayside.printing.mark.Bits;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;

/// `^GF` fields for a bitmap.
///
/// A `^GF` may announce at most 99,999 bytes and a 4 x 6 label at 203 dpi has 124,236, so the
/// bitmap is written in bands: white rows between bands are skipped, and every band is cut to its
/// ink.
public final class GraphicField {

  static final int MOST_BYTES = 99_999;

  /// Blank rows: fewer than this take less to send than to skip.
  private static final int GAP = 16;

  private static final int MOST_ROWS = 256;

  private GraphicField() {}

  /// Appends the fields that print `bits` with their upper left corner at `x`, `y`.
  public static void append(StringBuilder zpl, Bits bits, int x, int y, ZplGraphics encoding) {
    int mostRows = Math.min(MOST_ROWS, MOST_BYTES / bits.rowBytes());
    int row = 0;
    while (row < bits.height()) {
      if (bits.isBlankRow(row)) {
        row++;
        continue;
      }
      int end = bandEnd(bits, row, mostRows);
      band(zpl, bits, row, end, x, y, encoding);
      row = end;
    }
  }

  private static int bandEnd(Bits bits, int from, int mostRows) {
    int end = from + 1;
    for (int row = end; row < bits.height() && row - from < mostRows && row - end < GAP; row++) {
      if (!bits.isBlankRow(row)) {
        end = row + 1;
      }
    }
    return end;
  }

  private static void band(
      StringBuilder zpl, Bits bits, int from, int to, int x, int y, ZplGraphics encoding) {
    int first = bits.rowBytes();
    int last = -1;
    for (int row = from; row < to; row++) {
      for (int column = 0; column < bits.rowBytes(); column++) {
        if (bits.rowByte(row, column) != 0) {
          first = Math.min(first, column);
          last = Math.max(last, column);
        }
      }
    }
    int rowBytes = last - first + 1;
    byte[] band = new byte[rowBytes * (to - from)];
    for (int row = from; row < to; row++) {
      bits.copyRow(row, first, band, (row - from) * rowBytes, rowBytes);
    }
    zpl.append("^FO").append(x + first * 8).append(',').append(y + from);
    zpl.append("^GFA,").append(band.length).append(',').append(band.length);
    zpl.append(',').append(rowBytes).append(',');
    switch (encoding) {
      case RLE -> RunLengths.append(zpl, band, rowBytes);
      case Z64 -> z64(zpl, band);
    }
    zpl.append("^FS\n");
  }

  private static void z64(StringBuilder zpl, byte[] band) {
    byte[] text = Base64.getEncoder().encode(deflate(band));
    zpl.append(":Z64:").append(new String(text, StandardCharsets.US_ASCII));
    zpl.append(':').append("%04X".formatted(crc(text)));
  }

  private static byte[] deflate(byte[] band) {
    try (Deflater deflater = new Deflater(6)) {
      deflater.setInput(band);
      deflater.finish();
      byte[] out = new byte[band.length + 1024];
      int length = deflater.deflate(out);
      return Arrays.copyOf(out, length);
    }
  }

  /// CRC-16/CCITT (polynomial 0x1021, start 0) over the base 64 text. A printer silently drops a
  /// field whose sum is wrong.
  static int crc(byte[] text) {
    int crc = 0;
    for (byte b : text) {
      crc ^= (b & 0xff) << 8;
      for (int i = 0; i < 8; i++) {
        crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
      }
      crc &= 0xffff;
    }
    return crc;
  }
}
