package dev.quayside.printing.printer.status;

/// A way to ask one printer for its state. Blocks its thread, but never for much longer than a
/// second.
public interface Probe {

  PrinterStatus status();

  /// The state as far as reaching the printer tells, without waiting for an answer: for printers
  /// that never answer.
  default PrinterStatus reach() {
    return status();
  }

  /// The state and the number of labels printed, in one conversation.
  default Report report() {
    return new Report(status(), new LabelCount.Unasked());
  }
}
