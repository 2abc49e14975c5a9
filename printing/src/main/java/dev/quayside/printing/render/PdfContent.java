package dev.quayside.printing.render;

import dev.quayside.printing.font.Glyph;
import dev.quayside.printing.font.GlyphLine;
import dev.quayside.printing.font.GlyphRun;
import dev.quayside.printing.font.Typeface;
import dev.quayside.printing.mark.Bitmap;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import dev.quayside.printing.mark.Rects;
import dev.quayside.printing.mark.TextRun;
import dev.quayside.printing.measure.DotRect;
import dev.quayside.printing.measure.Target;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;

/// A page's content stream.
///
/// The page is first scaled so that one unit is one dot of the target, y down: every bar is then
/// written in whole numbers and lands on the head's grid whatever program rasterises the page at
/// this dpi.
final class PdfContent {

  private static final MathContext EXACT = new MathContext(10);

  private final StringBuilder stream = new StringBuilder(16_384);
  private final PdfFonts fonts;
  private Ink ink = Ink.BLACK;

  private PdfContent(PdfFonts fonts) {
    this.fonts = fonts;
  }

  static byte[] of(Layout layout, PdfFonts fonts) {
    PdfContent content = new PdfContent(fonts);
    content.scale(layout.target());
    layout.marks().forEach(content::mark);
    return content.stream.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private void scale(Target target) {
    String perDot =
        BigDecimal.valueOf(72)
            .divide(BigDecimal.valueOf(target.dpi().dotsPerInch()), EXACT)
            .toPlainString();
    stream.append(perDot).append(" 0 0 -").append(perDot).append(" 0 ");
    number(target.size().height().inPoints()).append("cm\n");
  }

  private void mark(Mark mark) {
    switch (mark) {
      case Rects rects -> rects(rects);
      case TextRun run -> text(run);
      case Polygons shapes -> polygons(shapes);
      case Bitmap bitmap -> bitmap(bitmap);
    }
  }

  private void rects(Rects rects) {
    use(rects.ink());
    rects.rects().forEach(this::rect);
    stream.append("f\n");
  }

  private void rect(DotRect rect) {
    stream.append(rect.x()).append(' ').append(rect.y()).append(' ');
    stream.append(rect.width()).append(' ').append(rect.height()).append(" re\n");
  }

  private void polygons(Polygons shapes) {
    use(shapes.ink());
    for (Polygon polygon : shapes.contours()) {
      for (int i = 0; i < polygon.corners(); i++) {
        number(polygon.x(i));
        number(polygon.y(i)).append(i == 0 ? "m\n" : "l\n");
      }
      stream.append("h\n");
    }
    stream.append("f*\n");
  }

  /// Draws runs of black dots as rectangles: some viewers would resample an image.
  private void bitmap(Bitmap bitmap) {
    use(Ink.BLACK);
    for (int y = 0; y < bitmap.bits().height(); y++) {
      int x = 0;
      while (x < bitmap.bits().width()) {
        int end = x;
        while (end < bitmap.bits().width() && bitmap.bits().isBlack(end, y)) {
          end++;
        }
        if (end > x) {
          rect(new DotRect(bitmap.x() + x, bitmap.y() + y, end - x, 1));
        }
        x = end + 1;
      }
    }
    stream.append("f\n");
  }

  private void text(TextRun run) {
    use(run.ink());
    for (GlyphRun part : GlyphLine.of(run.text(), run.face()).runs()) {
      if (part.plain()) {
        plain(run, part);
      } else {
        outlines(run, part);
      }
    }
  }

  private void plain(TextRun run, GlyphRun part) {
    stream.append("BT /").append(fonts.name(part.face())).append(' ');
    number(run.size()).append("Tf ");
    // Text space has y up while the page has y down: the matrix flips the glyphs back.
    number(run.turn().x(run.stretch(), 0));
    number(run.turn().y(run.stretch(), 0));
    number(run.turn().x(0, -1));
    number(run.turn().y(0, -1));
    double along = part.start() * run.size() * run.stretch();
    number(run.x() + run.turn().x(along, 0));
    number(run.y() + run.turn().y(along, 0)).append("Tm <");
    stream.append(fonts.encode(part.face(), part.text())).append("> Tj ET\n");
  }

  /// Draws joined and stacked letters as shapes, since a PDF's fonts do not know their positions.
  /// The text is added for search and copying.
  private void outlines(TextRun run, GlyphRun part) {
    stream.append("/Span <</ActualText <FEFF");
    for (char c : part.text().toCharArray()) {
      stream.append("%04X".formatted((int) c));
    }
    stream.append(">>> BDC\n");
    Typeface typeface = part.face().typeface();
    double scale = run.size() / typeface.unitsPerEm();
    for (Glyph glyph : part.glyphs()) {
      for (double[] units : typeface.outline(glyph.id()).contours()) {
        for (int i = 0; i < units.length; i += 2) {
          double x = (glyph.x() * run.size() + units[i] * scale) * run.stretch();
          double y = -glyph.y() * run.size() - units[i + 1] * scale;
          number(run.x() + run.turn().x(x, y));
          number(run.y() + run.turn().y(x, y)).append(i == 0 ? "m\n" : "l\n");
        }
        stream.append("h\n");
      }
    }
    stream.append("f\nEMC\n");
  }

  private void use(Ink wanted) {
    if (wanted != ink) {
      stream.append(wanted == Ink.WHITE ? "1 g\n" : "0 g\n");
      ink = wanted;
    }
  }

  private StringBuilder number(double value) {
    long thousandths = Math.round(value * 1000);
    if (thousandths < 0) {
      stream.append('-');
    }
    long size = Math.abs(thousandths);
    stream.append(size / 1000);
    long fraction = size % 1000;
    if (fraction != 0) {
      stream.append('.').append(Long.toString(1000 + fraction), 1, 4);
    }
    return stream.append(' ');
  }
}
