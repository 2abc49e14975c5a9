package dev.quayside.printing.label;

import dev.quayside.printing.measure.Target;

/// A thing on a label.
///
/// Elements are a growing set: a new kind is one folder with one implementation. It only has to say
/// which marks it leaves on a target's dot grid; every output draws marks. Positions are from the
/// upper left corner of the label, y down.
public interface Element {

  /// Resolves this element against a print head.
  Placement place(Target target);
}
