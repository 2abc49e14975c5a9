package dev.quayside.printing.queue;

/// No print job has this id.
public final class UnknownPrintJob extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnknownPrintJob(String id) {
    super("There is no print job " + id + ".");
  }
}
