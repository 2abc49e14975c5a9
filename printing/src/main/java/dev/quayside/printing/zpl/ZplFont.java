package dev.quayside.printing.zpl;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Glyph;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.GlyphRun;
import dev.quayside.printing.font.Outline;
import dev.quayside.printing.font.Printable;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/// A font of a ZPL label, drawn with our own. Its letters are about as large as the printer's; text
/// that is as wide as the label may come out a little wider or narrower.
///
/// @param turn `N`, `R`, `I` or `B`
/// @param height of a line, in dots
/// @param width of a letter, in dots; 0 for as wide as the height asks for
record ZplFont(char turn, int height, int width) {

  static final ZplFont USUAL = new ZplFont('N', 9, 5);

  /// Where the base line is in a line, as a share of its height.
  private static final double BASELINE = 0.78;

  private record Letter(Face face, int glyph) {}

  private static final int MOST_OUTLINES = 2_000;

  private static final Cache<Letter, Path2D> OUTLINES =
      Caffeine.newBuilder().maximumSize(MOST_OUTLINES).executor(Runnable::run).build();

  /// Lines of text, one under the other.
  record Block(Shape ink, double width, double height) {}

  double stretch() {
    return width == 0 ? 1 : width / (double) height;
  }

  double width(String line) {
    return GlyphLine.width(Printable.line(line), Face.BOLD) * height * stretch();
  }

  double baseline() {
    return height * BASELINE;
  }

  Block block(List<String> lines, double room, char justified, int gap) {
    Path2D.Double ink = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double widest = room;
    for (int i = 0; i < lines.size(); i++) {
      double width = width(lines.get(i));
      double slack = Math.max(0, room - width);
      double x = justified == 'C' ? slack / 2 : justified == 'R' ? slack : 0;
      append(ink, lines.get(i), x, i * (height + (double) gap) + baseline());
      widest = Math.max(widest, width);
    }
    return new Block(ink, widest, Math.max(1, lines.size()) * (height + (double) gap) - gap);
  }

  private void append(Path2D.Double ink, String line, double x, double y) {
    for (GlyphRun run : GlyphLine.of(Printable.line(line), Face.BOLD).runs()) {
      double unit = height / (double) run.face().typeface().unitsPerEm();
      for (Glyph glyph : run.glyphs()) {
        AffineTransform place =
            AffineTransform.getTranslateInstance(
                x + glyph.x() * height * stretch(), y - glyph.y() * height);
        place.scale(unit * stretch(), -unit);
        ink.append(outline(run.face(), glyph.id()).createTransformedShape(place), false);
      }
    }
  }

  /// A letter in font units.
  private static Path2D outline(Face face, int glyph) {
    return OUTLINES.get(
        new Letter(face, glyph),
        _ -> new Path2D.Double(Outline.merged(face.typeface().outline(glyph).contours())));
  }

  /// Breaks a text into lines at its blanks.
  List<String> wrapped(String text, int room, int most) {
    List<String> lines = new ArrayList<>();
    for (String part : text.split("\\\\&", -1)) {
      StringBuilder line = new StringBuilder();
      for (String word : part.strip().split(" +")) {
        if (!line.isEmpty() && width(line + " " + word) > room) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
      lines.add(line.toString());
    }
    return lines.subList(0, Math.min(most, lines.size()));
  }
}
