package dev.quayside.printing.printer;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.render.Raster;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/// A raster as an EPL2 form (EPL2 Programmer's Manual: `N`, `q`, `Q`, `D`, `S`, `ZT`/`ZB`, `GW`,
/// `P`). `GW` takes 0 for black, the opposite of ZPL and of `Bits`.
public final class EplRaster {

  private EplRaster() {}

  public static byte[] write(Raster raster, EplSetup setup) {
    ByteArrayOutputStream epl = new ByteArrayOutputStream(raster.bits().toBytes().length + 128);
    // The empty line ends a command that an interrupted job left open.
    line(epl, "");
    line(epl, "N");
    line(epl, "q" + raster.width());
    if (setup.length() != null) {
      line(epl, setup.length());
    }
    if (setup.density() != null) {
      line(epl, "D" + setup.density());
    }
    if (setup.speed() != null) {
      line(epl, "S" + setup.speed());
    }
    if (setup.options() != null) {
      line(epl, "O" + setup.options());
    }
    line(epl, setup.upsideDown() ? "ZB" : "ZT");
    graphics(epl, raster.bits(), setup);
    line(epl, "P1");
    return epl.toByteArray();
  }

  private static void graphics(ByteArrayOutputStream epl, Bits bits, EplSetup setup) {
    int top = 0;
    while (top < bits.height() && bits.isBlankRow(top)) {
      top++;
    }
    int bottom = bits.height();
    while (bottom > top && bits.isBlankRow(bottom - 1)) {
      bottom--;
    }
    if (top == bottom) {
      return;
    }
    int x = Math.max(0, setup.right());
    int y = Math.max(0, top + setup.down());
    epl.writeBytes(
        "GW%d,%d,%d,%d,"
            .formatted(x, y, bits.rowBytes(), bottom - top)
            .getBytes(StandardCharsets.US_ASCII));
    for (int row = top; row < bottom; row++) {
      for (int column = 0; column < bits.rowBytes(); column++) {
        epl.write(~bits.rowByte(row, column) & 0xff);
      }
    }
    line(epl, "");
  }

  private static void line(ByteArrayOutputStream epl, String command) {
    epl.writeBytes((command + "\n").getBytes(StandardCharsets.US_ASCII));
  }
}
