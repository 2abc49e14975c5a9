package dev.quayside.app.screen.printers;

import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;

/// A print job as its line shows it.
///
/// @param order the numbers of the orders its labels are for; empty when there are none
/// @param recipient who they go to
public record QueueRow(PrintJob job, String order, String recipient) {

  public String id() {
    return job.id();
  }

  public PrintJobState state() {
    return job.state();
  }

  /// Whether only a person can say that it came out.
  boolean isAsked() {
    return job.state() == PrintJobState.UNKNOWN;
  }
}
