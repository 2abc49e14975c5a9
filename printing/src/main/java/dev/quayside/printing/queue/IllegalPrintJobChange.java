package dev.quayside.printing.queue;

/// A change a print job's state does not allow.
public final class IllegalPrintJobChange extends RuntimeException {

  private static final long serialVersionUID = 1L;

  IllegalPrintJobChange(PrintJob job, PrintJobState wanted) {
    super("Print job %s is %s and cannot become %s.".formatted(job.id(), job.state(), wanted));
  }

  IllegalPrintJobChange(PrintJob job, String wanted) {
    super("Print job %s is %s and cannot be %s.".formatted(job.id(), job.state(), wanted));
  }
}
