package dev.quayside.printing.label;

import dev.quayside.printing.measure.Target;

/// A thing on a label.
///
/// To add a kind of element, add one implementation: it only has to say which marks it leaves on a
/// target's dot grid, and every output draws marks. Positions are from the upper left corner of the
/// label, y down.
public interface Element {

  /// Lays this element out on a target's dot grid.
  Placement place(Target target);
}
