package dev.quayside.app.screen.printers;

import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;

/// A print job as a line of the table.
///
/// @param order numbers of the orders its labels are for; empty when there are none
/// @param recipient of these orders
/// @param service of its labels, short; empty for other documents
/// @param tracking numbers on its labels; empty for other documents
/// @param buyer who bought the label, and at which desk; empty when neither tells anything
/// @param program that sent it to be printed; empty for our own
public record QueueRow(
    PrintJob job,
    String order,
    String recipient,
    String service,
    String tracking,
    String buyer,
    String program) {

  public String id() {
    return job.id();
  }

  public PrintJobState state() {
    return job.state();
  }

  /// Whether only the packer can say if it came out.
  boolean isAsked() {
    return job.state() == PrintJobState.UNKNOWN;
  }
}
