package dev.quayside.printing.render;

import dev.quayside.printing.font.Glyph;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.GlyphRun;
import dev.quayside.printing.mark.Bitmap;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.measure.DotRect;
import java.util.List;

/// Draws a layout as the dots of its print head.
final class RasterRenderer {

  private RasterRenderer() {}

  static Raster render(Layout layout) {
    Plot plot = new Plot(layout.target().width(), layout.target().height());
    layout.marks().forEach(mark -> draw(plot, mark));
    return new Raster(layout.target().dpi(), plot.bits());
  }

  static void draw(Plot plot, Mark mark) {
    switch (mark) {
      case Rects rects -> rects(plot, rects);
      case TextRun run -> text(plot, run);
      case Polygons shapes -> polygons(plot, shapes);
      case Bitmap bitmap -> plot.stamp(bitmap.bits(), bitmap.x(), bitmap.y(), Ink.BLACK);
    }
  }

  private static void rects(Plot plot, Rects rects) {
    for (DotRect rect : rects.rects()) {
      plot.rect(rect.x(), rect.y(), rect.width(), rect.height(), rects.ink());
    }
  }

  private static void text(Plot plot, TextRun run) {
    for (GlyphRun part : GlyphLine.of(run.text(), run.face()).runs()) {
      for (Glyph glyph : part.glyphs()) {
        GlyphDots.Stamp stamp = GlyphDots.of(run, part.face(), glyph.id());
        if (stamp.bits() != null) {
          double along = Math.round(glyph.x() * run.size() * run.stretch());
          double down = Math.round(-glyph.y() * run.size());
          int x = run.x() + (int) run.turn().x(along, down) + stamp.x();
          int y = run.y() + (int) run.turn().y(along, down) + stamp.y();
          plot.stamp(stamp.bits(), x, y, run.ink());
        }
      }
    }
  }

  private static void polygons(Plot plot, Polygons shapes) {
    List<double[]> contours = shapes.contours().stream().map(RasterRenderer::corners).toList();
    ScanFill.fill(plot, contours, ScanFill.Winding.EVEN_ODD, shapes.ink());
  }

  private static double[] corners(Polygon polygon) {
    double[] xy = new double[2 * polygon.corners()];
    for (int i = 0; i < polygon.corners(); i++) {
      xy[2 * i] = polygon.x(i);
      xy[2 * i + 1] = polygon.y(i);
    }
    return xy;
  }
}
