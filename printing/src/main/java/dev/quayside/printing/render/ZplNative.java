package dev.quayside.printing.render;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.label.Placement;
import dev.quayside.printing.label.barcode.ZplText;
import dev.quayside.printing.mark.Bitmap;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.DotRect;
import java.nio.charset.StandardCharsets;

/// Writes a label in the printer's own commands and fonts: a tenth of the bytes, for slow links.
///
/// The printer's font is a different one, so text is only about as wide; barcodes have the same
/// bars.
final class ZplNative {

  /// Font 0's width parameter as a share of the type size, slightly narrower than the bundled faces
  /// for safety. If larger, text could run into its neighbours.
  private static final double FONT_0_WIDTH = 0.90;

  private static final double FONT_0_BOLD_WIDTH = 0.94;

  private static final double FONT_0_DISPLAY_WIDTH = 1.15;

  /// First code point that not every printer's font has: text with it is sent as dots.
  private static final int BEYOND_LATIN = 0x0100;

  private static final int DASHES_AND_QUOTES = 0x2010;

  private static final int BEYOND_QUOTES = 0x2027;

  private final StringBuilder zpl = new StringBuilder(4_096);
  private final Layout layout;

  private ZplNative(Layout layout) {
    this.layout = layout;
  }

  static byte[] write(Layout layout, ZplSetup setup) {
    ZplNative writer = new ZplNative(layout);
    ZplSettings.open(writer.zpl, layout.target().width(), layout.target().height(), setup);
    layout.placements().forEach(writer::placement);
    return ZplSettings.close(writer.zpl).getBytes(StandardCharsets.US_ASCII);
  }

  private void placement(Placement placement) {
    String own = placement.nativeZpl();
    if (own != null) {
      zpl.append(own);
    } else {
      placement.marks().forEach(this::mark);
    }
  }

  private void mark(Mark mark) {
    switch (mark) {
      case Rects rects -> rects.rects().forEach(rect -> box(rect, rects.ink()));
      case TextRun run -> text(run);
      case Polygons shapes -> graphic(shapes);
      case Bitmap bitmap ->
          GraphicField.append(zpl, bitmap.bits(), bitmap.x(), bitmap.y(), ZplGraphics.RLE);
    }
  }

  private void box(DotRect rect, Ink ink) {
    at("^FO", rect.x(), rect.y());
    zpl.append("^GB").append(rect.width()).append(',').append(rect.height()).append(',');
    zpl.append(Math.min(rect.width(), rect.height()));
    zpl.append(ink == Ink.WHITE ? ",W" : ",B").append("^FS\n");
  }

  private void text(TextRun run) {
    if (!run.text().chars().allMatch(ZplNative::isInEveryPrinter)) {
      graphic(run);
      return;
    }
    int height = (int) Math.round(run.size());
    int width = (int) Math.round(run.size() * run.stretch() * width(run.face()));
    at("^FT", run.x(), run.y());
    if (run.ink() == Ink.WHITE) {
      zpl.append("^FR");
    }
    zpl.append("^A0").append(orientation(run.turn())).append(',');
    zpl.append(height).append(',').append(width).append(ZplText.field(run.text()));
  }

  private static boolean isInEveryPrinter(int c) {
    return c < BEYOND_LATIN || c >= DASHES_AND_QUOTES && c < BEYOND_QUOTES;
  }

  private static double width(Face face) {
    return switch (face) {
      case REGULAR -> FONT_0_WIDTH;
      case BOLD -> FONT_0_BOLD_WIDTH;
      default -> FONT_0_DISPLAY_WIDTH;
    };
  }

  private static char orientation(Turn turn) {
    return switch (turn) {
      case UPRIGHT -> 'N';
      case UP -> 'B';
      case DOWN -> 'R';
    };
  }

  /// Adds what the printer has no command for, as dots.
  private void graphic(Mark shapes) {
    if (!shapes.extent().isEmpty()) {
      Plot plot = new Plot(layout.target().width(), layout.target().height());
      RasterRenderer.draw(plot, shapes);
      GraphicField.append(zpl, plot.bits(), 0, 0, ZplGraphics.RLE);
    }
  }

  private void at(String command, int x, int y) {
    zpl.append(command).append(x).append(',').append(y);
  }
}
