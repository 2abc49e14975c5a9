package dev.quayside.printing.printer.status;

/// A way to ask one printer how it is. Blocks, but never for much longer than a second.
public interface Probe {

  PrinterStatus status();

  /// Whether one that never answers is there: as [#status], without waiting for an answer.
  default PrinterStatus reach() {
    return status();
  }

  /// How it is and how many labels it has printed, in one conversation.
  default Report report() {
    return new Report(status(), new LabelCount.Unasked());
  }
}
