package dev.quayside.printing.printer;

/// How the printer finds where a label ends.
public enum Tracking {
  /// The gap or notch between labels.
  GAP('Y'),
  /// A black mark on the back.
  MARK('M'),
  /// It does not: the roll has no labels.
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
