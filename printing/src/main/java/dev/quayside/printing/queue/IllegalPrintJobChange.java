package dev.quayside.printing.queue;

import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;

/// A change a print job's state does not allow.
public final class IllegalPrintJobChange extends Refusal {

  private static final long serialVersionUID = 1L;

  IllegalPrintJobChange(PrintJob job, PrintJobState wanted) {
    super(Why.CANNOT_BECOME.of(job.id(), job.state(), wanted));
  }

  IllegalPrintJobChange(PrintJob job, String wanted) {
    super(Why.CANNOT_BE.of(job.id(), job.state(), wanted));
  }
}
