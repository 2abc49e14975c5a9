package dev.quayside.printing.render;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Writes a one-bit PNG with its resolution: by hand, as ImageIO needs AWT and adds nothing.
final class PngWriter {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};

  private PngWriter() {}

  static byte[] write(Raster raster) {
    ByteArrayOutputStream png = new ByteArrayOutputStream(16_384);
    png.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13).putInt(raster.width()).putInt(raster.height());
    // One bit of grey, deflate, no interlace.
    chunk(png, "IHDR", header.put(new byte[] {1, 0, 0, 0, 0}).array());
    int perMetre = (int) Math.round(raster.dpi().dotsPerInch() / 0.0254);
    chunk(
        png,
        "pHYs",
        ByteBuffer.allocate(9).putInt(perMetre).putInt(perMetre).put((byte) 1).array());
    chunk(png, "IDAT", deflate(scanLines(raster)));
    chunk(png, "IEND", new byte[0]);
    return png.toByteArray();
  }

  /// Each row after its filter byte; in PNG 1 is white, so the bits are inverted.
  private static byte[] scanLines(Raster raster) {
    int rowBytes = raster.bits().rowBytes();
    byte[] lines = new byte[(rowBytes + 1) * raster.height()];
    for (int y = 0; y < raster.height(); y++) {
      int at = y * (rowBytes + 1) + 1;
      raster.bits().copyRow(y, 0, lines, at, rowBytes);
      for (int i = at; i < at + rowBytes; i++) {
        lines[i] = (byte) ~lines[i];
      }
    }
    return lines;
  }

  private static byte[] deflate(byte[] lines) {
    try (Deflater deflater = new Deflater(6)) {
      deflater.setInput(lines);
      deflater.finish();
      byte[] out = new byte[lines.length + 1024];
      int length = deflater.deflate(out);
      return Arrays.copyOf(out, length);
    }
  }

  private static void chunk(ByteArrayOutputStream png, String type, byte[] body) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(body);
    png.writeBytes(ByteBuffer.allocate(4).putInt(body.length).array());
    png.writeBytes(name);
    png.writeBytes(body);
    png.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
  }
}
