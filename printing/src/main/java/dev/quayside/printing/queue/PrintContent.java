package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;

/// Renders the document of a job.
@FunctionalInterface
public interface PrintContent {

  /// The bytes for this printer. A [RuntimeException] fails the job; its message is shown as the
  /// reason.
  byte[] render(PrintJob job, Printer printer);

  /// Whether the job, meant for another printer, can be printed on this one.
  default boolean fits(PrintJob job, Printer printer) {
    return true;
  }

  /// Whether the job can be rendered again for another printer; a finished file cannot.
  default boolean redraws(PrintJob job) {
    return true;
  }
}
