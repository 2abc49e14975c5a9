package dev.quayside.printing.render;

import java.nio.charset.StandardCharsets;

/// Writes a raster as ZPL graphics: what the printer prints is what the preview shows.
final class ZplRaster {

  private ZplRaster() {}

  static byte[] write(Raster raster, ZplGraphics encoding, ZplSetup setup) {
    StringBuilder zpl = new StringBuilder(32_768);
    ZplSettings.open(zpl, raster.width(), raster.height(), setup);
    GraphicField.append(zpl, raster.bits(), 0, 0, encoding);
    return ZplSettings.close(zpl).getBytes(StandardCharsets.US_ASCII);
  }
}
