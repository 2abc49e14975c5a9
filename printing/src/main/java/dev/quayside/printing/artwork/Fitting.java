package dev.quayside.printing.artwork;

import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.measure.Target;
import dev.quayside.printing.message.Why;

/// Lays a carrier's dots on a label. Dots are kept one for one when the artwork was made for the
/// head's resolution, and resampled only otherwise: a rescaled bar leaves the grid.
final class Fitting {

  /// Largest difference in width, as a share, that still counts as the head's own resolution:
  /// carriers call 200 dpi what heads have 203 of, and leave margins. If larger, artwork of another
  /// resolution would be printed unscaled and cut off.
  private static final double ALIKE = 0.06;

  private Fitting() {}

  /// @throws BadArtwork when there is ink beyond the label
  static Bits on(Target target, Bits art) {
    double scale = target.width() / (double) art.width();
    boolean alike = Math.abs(scale - 1) <= ALIKE;
    Bits dots = alike ? art : scaled(art, scale);
    if (dots.width() == target.width() && dots.height() == target.height()) {
      return dots;
    }
    int left = Math.max(0, (target.width() - dots.width()) / 2);
    int cut = Math.max(0, (dots.width() - target.width()) / 2);
    return placed(target, dots, left - cut);
  }

  private static Bits placed(Target target, Bits dots, int dx) {
    int rowBytes = (target.width() + 7) / 8;
    byte[] rows = new byte[rowBytes * target.height()];
    for (int y = 0; y < dots.height(); y++) {
      if (dots.isBlankRow(y)) {
        continue;
      }
      if (y >= target.height()) {
        throw new BadArtwork(
            Why.ART_LONGER.of(
                "%.0f x %.0f"
                    .formatted(
                        target.size().width().inMils() / 1000,
                        target.size().height().inMils() / 1000)));
      }
      for (int x = 0; x < dots.width(); x++) {
        int to = x + dx;
        if (to >= 0 && to < target.width() && dots.isBlack(x, y)) {
          rows[y * rowBytes + (to >> 3)] |= (byte) (0x80 >> (to & 7));
        }
      }
    }
    return Bits.of(target.width(), target.height(), rows);
  }

  private static Bits scaled(Bits art, double scale) {
    int width = (int) Math.round(art.width() * scale);
    int height = (int) Math.round(art.height() * scale);
    Limits.pixels(width, height);
    int rowBytes = (width + 7) / 8;
    byte[] rows = new byte[rowBytes * height];
    for (int y = 0; y < height; y++) {
      int fromY = Math.min(art.height() - 1, (int) ((y + 0.5) / scale));
      for (int x = 0; x < width; x++) {
        if (art.isBlack(Math.min(art.width() - 1, (int) ((x + 0.5) / scale)), fromY)) {
          rows[y * rowBytes + (x >> 3)] |= (byte) (0x80 >> (x & 7));
        }
      }
    }
    return Bits.of(width, height, rows);
  }
}
