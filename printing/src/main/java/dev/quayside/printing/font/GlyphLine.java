package dev.quayside.printing.font;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.List;

/// A line of text as glyphs, from left to right, whatever the script.
///
/// @param width of the whole line, in ems
public record GlyphLine(List<GlyphRun> runs, double width) {

  private static final int MOST_KEPT = 500;

  private record Key(String text, Face face) {}

  /// Recently set lines: layout asks for the same line several times while it looks for a size.
  private static final Cache<Key, GlyphLine> RECENT =
      Caffeine.newBuilder().maximumSize(MOST_KEPT).executor(Runnable::run).build();

  public GlyphLine {
    runs = List.copyOf(runs);
  }

  /// Sets a line in a face, and in others where that face lacks a character.
  ///
  /// @throws UnprintableText when no face has a character
  public static GlyphLine of(String text, Face face) {
    return RECENT.get(new Key(text, face), _ -> new Typesetter(text, face).line());
  }

  /// The width of a line in ems.
  ///
  /// @throws UnprintableText when no face has a character
  public static double width(String text, Face face) {
    return of(text, face).width();
  }
}
