package dev.quayside.printing.render;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Outline;
import dev.quayside.printing.font.Typeface;
import dev.quayside.printing.mark.Bits;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.mark.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Draws glyphs as dots. Every glyph starts on a whole dot, so a letter looks the same all over a
/// label and is drawn once for each size.
final class GlyphDots {

  /// A glyph's dots, null for a blank, and where they lie from the glyph's origin.
  record Stamp(@Nullable Bits bits, int x, int y) {}

  private record Key(Face face, int glyph, double size, double stretch, Turn turn) {}

  /// Glyphs kept in memory. Text that is shrunk to fit comes in ever new sizes, so the number needs
  /// a limit.
  private static final int MOST = 8_000;

  private static final Cache<Key, Stamp> DRAWN =
      Caffeine.newBuilder().maximumSize(MOST).executor(Runnable::run).build();

  private GlyphDots() {}

  /// @param face the run's, or the one that replaces it for missing characters
  static Stamp of(TextRun run, Face face, int glyph) {
    return DRAWN.get(new Key(face, glyph, run.size(), run.stretch(), run.turn()), GlyphDots::draw);
  }

  private static Stamp draw(Key key) {
    Typeface typeface = key.face.typeface();
    Outline outline = typeface.outline(key.glyph);
    if (outline.contours().isEmpty()) {
      return new Stamp(null, 0, 0);
    }
    List<double[]> contours = scaled(outline, key, key.size / typeface.unitsPerEm());
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (double[] c : contours) {
      for (int i = 0; i < c.length; i += 2) {
        left = Math.min(left, c[i]);
        right = Math.max(right, c[i]);
        top = Math.min(top, c[i + 1]);
        bottom = Math.max(bottom, c[i + 1]);
      }
    }
    int x = (int) Math.floor(left);
    int y = (int) Math.floor(top);
    contours.forEach(c -> move(c, -x, -y));
    Plot plot =
        new Plot(Math.max(1, (int) Math.ceil(right) - x), Math.max(1, (int) Math.ceil(bottom) - y));
    ScanFill.fill(plot, contours, ScanFill.Winding.NON_ZERO, Ink.BLACK);
    return new Stamp(plot.bits(), x, y);
  }

  private static List<double[]> scaled(Outline outline, Key key, double scale) {
    List<double[]> contours = new ArrayList<>();
    for (double[] units : outline.contours()) {
      double[] dots = new double[units.length];
      for (int i = 0; i < units.length; i += 2) {
        double x = units[i] * scale * key.stretch;
        double y = -units[i + 1] * scale;
        dots[i] = key.turn.x(x, y);
        dots[i + 1] = key.turn.y(x, y);
      }
      contours.add(dots);
    }
    return contours;
  }

  private static void move(double[] contour, int dx, int dy) {
    for (int i = 0; i < contour.length; i += 2) {
      contour[i] += dx;
      contour[i + 1] += dy;
    }
  }
}
