package dev.quayside.printing.zpl;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/// What a field of a label draws, in dots.
///
/// @param ink the dots, from the label's upper left corner
/// @param white whether it leaves paper where it is
/// @param reversed whether it turns what it lies on around
record ZplShape(Shape ink, boolean white, boolean reversed) {

  /// Moves ink from its own corner to its place, turned as ZPL turns a field: about the corner that
  /// is the upper left one afterwards.
  ///
  /// @param turn `N`, `R`, `I` or `B`
  static Shape placed(Shape ink, double width, double height, char turn, double x, double y) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.concatenate(
        switch (turn) {
          case 'R' -> new AffineTransform(0, 1, -1, 0, height, 0);
          case 'I' -> new AffineTransform(-1, 0, 0, -1, width, height);
          case 'B' -> new AffineTransform(0, -1, 1, 0, 0, width);
          default -> new AffineTransform();
        });
    return new Path2D.Double(ink, place);
  }
}
