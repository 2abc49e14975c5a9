package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// Draws a lane's labels: the next one while the one before it is on its way to the printer.
final class Drawing {

  private final PrintContent content;
  private final PendingStep<byte[]> ahead;
  private @Nullable PrintJob next;

  Drawing(PrintContent content, Executor executor) {
    this.content = content;
    ahead = new PendingStep<>(executor, new byte[0]);
  }

  /// Starts drawing a label that is sent next, if it has not been drawn yet.
  void begin(PrintJob job, Printer printer) {
    if (next == null && job.state() == PrintJobState.QUEUED) {
      next = job;
      ahead.begin(() -> content.render(job, printer));
    }
  }

  /// The bytes of a job, drawn ahead or now.
  ///
  /// @throws RuntimeException when it cannot be drawn
  byte[] of(PrintJob job, Printer printer) {
    PrintJob begun = next;
    next = null;
    if (begun == null) {
      return content.render(job, printer);
    }
    return job.equals(begun) ? ahead.answer() : content.render(job, printer);
  }

  /// Drops what was drawn ahead: by the job's turn the printer may be set up differently.
  void forget() {
    next = null;
  }
}
