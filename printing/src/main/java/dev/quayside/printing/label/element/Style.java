package dev.quayside.printing.label.element;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.mark.Ink;
import dev.quayside.printing.measure.Length;

/// How text is set.
///
/// @param size the em when there is room
/// @param smallest the em a line may shrink to before the label is reported
public record Style(Face face, Length size, Length smallest, Ink ink) {

  /// Black type that may shrink to three quarters of its size.
  public static Style of(Face face, Length size) {
    return new Style(face, size, new Length(size.units() * 3 / 4), Ink.BLACK);
  }

  public Style atLeast(Length least) {
    return new Style(face, size, least, ink);
  }

  public Style white() {
    return new Style(face, size, smallest, Ink.WHITE);
  }
}
