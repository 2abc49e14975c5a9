package dev.quayside.printing.font;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// One face, read once: what it covers, how far its glyphs advance and what they look like.
///
/// Outlines come from the file through fontbox. The AWT font system is never asked: it needs
/// fontconfig, which a bare machine does not have, and its rasteriser differs between platforms.
public final class Typeface {

  /// Held softly: a Chinese face takes 17 MB and is read in 40 ms, so an unused one may be dropped
  /// when memory runs short.
  private static final Map<Face, SoftReference<Typeface>> LOADED = new EnumMap<>(Face.class);

  /// Characters below this are looked up in a table: Latin, Greek, Cyrillic, punctuation.
  private static final int COMMON = 0x2200;

  /// Outlines kept in memory, of the twenty thousand that a Chinese face has. More would cost
  /// memory; those left out are read again.
  private static final int MOST_OUTLINES = 4_000;

  private final Face face;
  private final TrueTypeFont font;
  private final CmapLookup characters;
  private final int unitsPerEm;
  private final int[] commonGlyphs = new int[COMMON];
  private final int[] advances;
  private final Cache<Integer, Outline> outlines =
      Caffeine.newBuilder().maximumSize(MOST_OUTLINES).executor(Runnable::run).build();

  private Typeface(Face face) {
    this.face = face;
    this.font = read(face);
    try {
      this.characters = font.getUnicodeCmapLookup();
      this.unitsPerEm = font.getUnitsPerEm();
      this.advances = new int[font.getNumberOfGlyphs()];
      for (int glyph = 0; glyph < advances.length; glyph++) {
        advances[glyph] = font.getAdvanceWidth(glyph);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the font " + face.resource(), e);
    }
    Arrays.setAll(commonGlyphs, characters::getGlyphId);
  }

  static Typeface of(Face face) {
    synchronized (LOADED) {
      var known = LOADED.get(face);
      Typeface typeface = known == null ? null : known.get();
      if (typeface == null) {
        typeface = new Typeface(face);
        LOADED.put(face, new SoftReference<>(typeface));
      }
      return typeface;
    }
  }

  private static TrueTypeFont read(Face face) {
    try (InputStream in = Typeface.class.getResourceAsStream(face.resource())) {
      if (in == null) {
        throw new IllegalStateException("The font " + face.resource() + " is missing.");
      }
      TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes()));
      // Ligatures and alternates are not used, and reading their tables takes most of the start.
      font.setEnableGsub(false);
      return font;
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read the font " + face.resource(), e);
    }
  }

  /// A separate font object, for a writer that keeps state in it.
  public TrueTypeFont open() {
    return read(face);
  }

  public int unitsPerEm() {
    return unitsPerEm;
  }

  public boolean covers(int codePoint) {
    return glyph(codePoint) != 0;
  }

  /// The glyph of a character, 0 when the face has none.
  public int glyph(int codePoint) {
    return codePoint < COMMON ? commonGlyphs[codePoint] : characters.getGlyphId(codePoint);
  }

  /// The width of a glyph, in font units.
  public int advance(int glyph) {
    return advances[glyph];
  }

  public Outline outline(int glyph) {
    return outlines.get(glyph, this::readOutline);
  }

  /// The width of a line in ems.
  ///
  /// @throws UnprintableText when a character has no glyph
  public double width(String text) {
    long units = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      units += advance(glyphOf(text, text.codePointAt(i)));
    }
    return units / (double) unitsPerEm;
  }

  /// The glyphs of a line.
  ///
  /// @throws UnprintableText when a character has no glyph
  public int[] glyphs(String text) {
    return text.codePoints().map(c -> glyphOf(text, c)).toArray();
  }

  private int glyphOf(String text, int codePoint) {
    int glyph = glyph(codePoint);
    if (glyph == 0) {
      throw new UnprintableText(text, codePoint);
    }
    return glyph;
  }

  private synchronized Outline readOutline(int glyph) {
    try {
      var data = font.getGlyph().getGlyph(glyph);
      var path = data == null ? new java.awt.geom.GeneralPath() : data.getPath();
      return Outline.of(path, unitsPerEm);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
