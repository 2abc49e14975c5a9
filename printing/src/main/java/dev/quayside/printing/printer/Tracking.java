package dev.quayside.printing.printer;

/// How the printer finds where a label ends.
public enum Tracking {
  /// By the gap or notch between labels.
  GAP('Y'),
  /// By a black mark on the back.
  MARK('M'),
  /// Not at all: the roll is continuous.
  CONTINUOUS('N');

  private final char zpl;

  Tracking(char zpl) {
    this.zpl = zpl;
  }

  /// The value of `^MN`.
  char zpl() {
    return zpl;
  }
}
