package dev.quayside.printing.printer.status;

/// A reading of a printer's label counter.
///
/// @param labels printed since the printer was made
/// @param printer the printer's own identifier; blank when it does not tell
public record Odometer(long labels, String printer) {

  public Odometer plus(long more) {
    return new Odometer(labels + more, printer);
  }

  /// Whether both can be readings of one counter, with `later` the later one. A counter that has
  /// gone back was reset, and another printer's counter says nothing about this printer's labels.
  public boolean goesOnTo(Odometer later) {
    boolean other = isNamed() && later.isNamed() && !printer.equals(later.printer);
    return !other && labels <= later.labels;
  }

  /// Whether the printer gave its identifier.
  public boolean isNamed() {
    return !printer.isBlank();
  }
}
