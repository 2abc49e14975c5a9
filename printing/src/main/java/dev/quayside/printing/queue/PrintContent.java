package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;

/// Renders the document of a job.
@FunctionalInterface
public interface PrintContent {

  /// What is to be printed cannot be read just now, as while the database is away: the job waits.
  final class NotNow extends RuntimeException {
    public NotNow(Throwable cause) {
      super(cause);
    }
  }

  /// The bytes for this printer. A [RuntimeException] fails the job; its message is shown as the
  /// reason.
  ///
  /// @throws NotNow to be asked again later
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
