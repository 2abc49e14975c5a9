package dev.quayside.printing.printer.status;

/// What a printer's counter of labels stands at.
///
/// @param labels printed since it was made
/// @param printer its own word for which printer it is, blank when it does not tell
public record Odometer(long labels, String printer) {

  public Odometer plus(long more) {
    return new Odometer(labels + more, printer);
  }

  /// Whether both may be readings of one counter, the other one being the later: a counter that has
  /// gone back was set anew, and another printer's tells nothing of this one's labels.
  public boolean goesOnTo(Odometer later) {
    boolean other = isNamed() && later.isNamed() && !printer.equals(later.printer);
    return !other && labels <= later.labels;
  }

  /// Whether its printer says which one it is.
  public boolean isNamed() {
    return !printer.isBlank();
  }
}
