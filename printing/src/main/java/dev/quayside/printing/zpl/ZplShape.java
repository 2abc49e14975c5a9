package dev.quayside.printing.zpl;

import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.font.Outline;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.mark.Mark;
import dev.quayside.printing.mark.Polygon;
import dev.quayside.printing.mark.Polygons;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/// What a field of a label draws, in dots.
///
/// @param ink the dots, from the label's upper left corner
/// @param white whether it leaves paper where it is
record ZplShape(Shape ink, boolean white) {

  /// In dots: how far a chord departs from its curve.
  private static final double FLATNESS = 0.1;

  /// Moves ink from its own corner to its place, turned as ZPL turns a field: about the corner that
  /// is the upper left one afterwards.
  ///
  /// @param turn `N`, `R`, `I` or `B`
  static Shape placed(Shape ink, double width, double height, char turn, double x, double y) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.concatenate(Placing.turned("NRIB".indexOf(turn), width, height));
    return new Path2D.Double(ink, place);
  }

  /// The shape at its place on the media.
  Mark mark(AffineTransform place) {
    var contours = Outline.contours(ink.getPathIterator(place, FLATNESS));
    return new Polygons(
        contours.stream().map(Polygon::new).toList(), white ? Ink.WHITE : Ink.BLACK);
  }
}
