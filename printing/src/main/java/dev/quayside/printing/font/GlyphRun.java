package dev.quayside.printing.font;

import java.util.List;

/// Neighbouring glyphs of one face.
///
/// @param text what they stand for, in the order it is read
/// @param plain whether each character has one glyph and follows the one before it, so that a
///   program that knows nothing of the script sets the text the same way
public record GlyphRun(Face face, String text, List<Glyph> glyphs, boolean plain) {

  public GlyphRun {
    glyphs = List.copyOf(glyphs);
  }

  /// Where the run begins, in ems from the start of the line.
  public double start() {
    return glyphs.isEmpty() ? 0 : glyphs.getFirst().x();
  }
}
