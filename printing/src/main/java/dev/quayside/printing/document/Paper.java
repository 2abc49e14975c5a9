package dev.quayside.printing.document;

import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;

/// The sheets office printers hold.
public enum Paper {
  LETTER(new Size(Length.mils(8500), Length.mils(11000))),
  A4(new Size(Length.micrometres(210_000), Length.micrometres(297_000)));

  private final Size size;

  Paper(Size size) {
    this.size = size;
  }

  public Size size() {
    return size;
  }

  /// In mils, rounded down.
  int width() {
    return (int) size.width().inMils();
  }

  /// In mils, rounded down.
  int height() {
    return (int) size.height().inMils();
  }
}
