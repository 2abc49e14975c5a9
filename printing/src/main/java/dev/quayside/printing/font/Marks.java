package dev.quayside.printing.font;

/// Places the marks of one letter over and under it, each clear of the one before. Fonts hold
/// tables for this that fontbox does not read.
final class Marks {

  private static final double GAP = 0.03;

  private static final double MIDDLE = 0.3;

  /// Thai consonants whose stem rises where a vowel or tone goes.
  private static final String TALL = "ปฝฟฬ";

  /// The Hebrew point that lies inside its letter.
  private static final int DAGESH = 0x5bc;

  private final Typeface typeface;
  private final double scale;
  private final int base;
  private final Outline.Bounds ink;
  private double top;
  private double bottom;

  Marks(Typeface typeface, int base) {
    this.typeface = typeface;
    this.scale = 1.0 / typeface.unitsPerEm();
    this.base = base;
    this.ink = typeface.outline(typeface.glyph(base)).bounds();
    this.top = -1;
    this.bottom = 1;
  }

  static boolean isMark(int codePoint) {
    return Character.getType(codePoint) == Character.NON_SPACING_MARK;
  }

  /// @param origin where the letter starts, in ems
  /// @return the mark's glyph at its position
  Glyph place(int glyph, int codePoint, double origin) {
    Outline.Bounds mark = typeface.outline(glyph).bounds();
    boolean thai = Character.UnicodeScript.of(codePoint) == Character.UnicodeScript.THAI;
    double x = thai ? thaiX() : centred(mark);
    if (codePoint == DAGESH) {
      return new Glyph(glyph, origin + x, 0);
    }
    boolean above = (mark.top() + mark.bottom()) / 2 * scale > MIDDLE;
    double y = thai || above ? 0 : under(mark);
    if (above) {
      y = over(mark, thai);
      top = mark.top() * scale + y;
    } else {
      bottom = mark.bottom() * scale + y;
    }
    return new Glyph(glyph, origin + x, y);
  }

  private double over(Outline.Bounds mark, boolean thai) {
    double floor = top > 0 ? top + GAP : thai ? -1 : ink.top() * scale + GAP;
    return Math.max(0, floor - mark.bottom() * scale);
  }

  private double under(Outline.Bounds mark) {
    double ceiling = bottom < 1 ? bottom - GAP : Double.MAX_VALUE;
    return Math.min(0, ceiling - mark.top() * scale);
  }

  /// Thai marks are drawn left of their origin, so that they come to lie over the letter before.
  private double thaiX() {
    double advance = typeface.advance(typeface.glyph(base)) * scale;
    return TALL.indexOf(base) >= 0 ? advance - 0.11 : advance;
  }

  private double centred(Outline.Bounds mark) {
    return ((ink.left() + ink.right()) - (mark.left() + mark.right())) / 2 * scale;
  }
}
