package dev.quayside.printing.printer;

/// What the printer does with a label once it is printed.
public enum Handling {
  /// Feeds it to the tear bar.
  TEAR_OFF('T'),
  /// Peels it from its liner and waits until it is taken.
  PEEL_OFF('P'),
  CUT('C');

  private final char zpl;

  Handling(char zpl) {
    this.zpl = zpl;
  }

  /// The mode of `^MM`.
  char zpl() {
    return zpl;
  }
}
