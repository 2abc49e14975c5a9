package dev.quayside.printing.mark;

import dev.quayside.printing.measure.DotRect;

/// What an element becomes when it is laid out on the dot grid of a target.
///
/// The set is closed: an output that can draw these four draws every label, so a new element kind
/// needs no change in any renderer. Coordinates are dots from the upper left corner, y down.
public sealed interface Mark permits Rects, TextRun, Polygons, Bitmap {

  /// The dots this mark can touch.
  DotRect extent();
}
