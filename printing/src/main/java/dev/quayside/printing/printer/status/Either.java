package dev.quayside.printing.printer.status;

/// Asks with one probe, and with another when the first gets no answer.
record Either(Probe first, Probe second) implements Probe {

  @Override
  public PrinterStatus status() {
    return orElse(first.status());
  }

  @Override
  public PrinterStatus reach() {
    return first.reach();
  }

  @Override
  public Report report() {
    Report own = first.report();
    return new Report(orElse(own.status()), own.tally());
  }

  private PrinterStatus orElse(PrinterStatus own) {
    if (!own.equals(PrinterStatus.SILENT)) {
      return own;
    }
    PrinterStatus other = second.status();
    return other.health() == Health.UNKNOWN ? own : other;
  }
}
