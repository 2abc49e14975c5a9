package dev.quayside.printing.printer;

/// What the printer does with a label after printing it.
public enum Handling {
  /// Feeds the label to the tear bar.
  TEAR_OFF('T'),
  /// Peels the label from its liner and waits until it is taken.
  PEEL_OFF('P'),
  CUT('C');

  private final char zpl;

  Handling(char zpl) {
    this.zpl = zpl;
  }

  /// The letter of ZPL's print mode `^MM`.
  char zpl() {
    return zpl;
  }
}
