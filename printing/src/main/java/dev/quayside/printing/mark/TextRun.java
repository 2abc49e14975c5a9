package dev.quayside.printing.mark;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Glyph;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.GlyphRun;
import dev.quayside.printing.font.Outline;
import dev.quayside.printing.font.Typeface;
import dev.quayside.printing.measure.DotRect;

/// One line of text, in one face and its substitutes for characters it lacks.
///
/// @param size dots to the em
/// @param stretch horizontal scale of the glyphs: 1 as drawn, less for condensed
/// @param x of the first glyph's origin, in dots
/// @param y of the base line, in dots
public record TextRun(
    String text, Face face, double size, double stretch, int x, int y, Turn turn, Ink ink)
    implements Mark {

  @Override
  public DotRect extent() {
    double left = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double up = -Double.MAX_VALUE;
    double down = Double.MAX_VALUE;
    for (GlyphRun run : GlyphLine.of(text, face).runs()) {
      Typeface typeface = run.face().typeface();
      double scale = size / typeface.unitsPerEm();
      for (Glyph glyph : run.glyphs()) {
        Outline.Bounds ink = typeface.outline(glyph.id()).bounds();
        if (ink.right() > ink.left()) {
          double pen = glyph.x() * size;
          left = Math.min(left, (pen + ink.left() * scale) * stretch);
          right = Math.max(right, (pen + ink.right() * scale) * stretch);
          up = Math.max(up, ink.top() * scale + glyph.y() * size);
          down = Math.min(down, ink.bottom() * scale + glyph.y() * size);
        }
      }
    }
    return right < left ? new DotRect(x, y, 0, 0) : turned(left, -up, right, -down);
  }

  private DotRect turned(double left, double top, double right, double bottom) {
    double x1 = turn.x(left, top);
    double x2 = turn.x(right, bottom);
    double y1 = turn.y(left, top);
    double y2 = turn.y(right, bottom);
    int fromX = (int) Math.floor(Math.min(x1, x2));
    int fromY = (int) Math.floor(Math.min(y1, y2));
    int toX = (int) Math.ceil(Math.max(x1, x2));
    int toY = (int) Math.ceil(Math.max(y1, y2));
    return new DotRect(x + fromX, y + fromY, toX - fromX, toY - fromY);
  }
}
