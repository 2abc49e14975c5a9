package dev.quayside.printing.font;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A line of text as glyphs, from left to right, whatever the script.
///
/// @param width how far it reaches, in ems
public record GlyphLine(List<GlyphRun> runs, double width) {

  private static final int MOST_KEPT = 500;

  private record Key(String text, Face face) {}

  /// Layout asks for the same line several times while it looks for a size.
  private static final Map<Key, GlyphLine> RECENT =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, GlyphLine> eldest) {
          return size() > MOST_KEPT;
        }
      };

  public GlyphLine {
    runs = List.copyOf(runs);
  }

  /// Sets a line in a face, and in others where that face lacks a character.
  ///
  /// @throws UnprintableText when no face has a character
  public static GlyphLine of(String text, Face face) {
    Key key = new Key(text, face);
    synchronized (RECENT) {
      GlyphLine known = RECENT.get(key);
      if (known != null) {
        return known;
      }
    }
    GlyphLine line = new Typesetter(text, face).line();
    synchronized (RECENT) {
      RECENT.put(key, line);
    }
    return line;
  }

  /// The width of a line in ems.
  ///
  /// @throws UnprintableText when no face has a character
  public static double width(String text, Face face) {
    return of(text, face).width();
  }
}
