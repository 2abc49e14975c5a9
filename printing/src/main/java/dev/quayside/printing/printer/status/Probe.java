package dev.quayside.printing.printer.status;

/// A way to ask one printer how it is. Blocks, but never for much longer than a second.
public interface Probe {

  PrinterStatus status();

  /// How many labels it has printed.
  default Tally count() {
    return new Tally.Unasked();
  }
}
