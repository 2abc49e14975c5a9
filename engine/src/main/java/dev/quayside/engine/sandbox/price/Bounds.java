package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.sandbox.card.Section;

/// Largest inches and pounds of a piece; a piece exactly at a bound is within it.
///
/// @param longest longest side
/// @param second second longest side
/// @param lengthPlusGirth longest side plus twice the two others
record Bounds(int longest, int second, int lengthPlusGirth, long cubicInches, int pounds) {

  /// Reads `over-length`, `over-second`, `over-girth`, `over-cubic`, `over-lb`; a missing key is no
  /// bound.
  static Bounds read(Section section) {
    return new Bounds(
        section.whole("over-length", Integer.MAX_VALUE),
        section.whole("over-second", Integer.MAX_VALUE),
        section.whole("over-girth", Integer.MAX_VALUE),
        section.whole("over-cubic", Integer.MAX_VALUE),
        section.whole("over-lb", Integer.MAX_VALUE));
  }

  boolean exceededBy(Piece piece) {
    return tooHeavy(piece) || tooBig(piece);
  }

  boolean tooHeavy(Piece piece) {
    return piece.pounds() > pounds;
  }

  boolean tooBig(Piece piece) {
    return piece.longest() > longest
        || piece.second() > second
        || piece.lengthPlusGirth() > lengthPlusGirth
        || piece.cubicInches() > cubicInches;
  }
}
