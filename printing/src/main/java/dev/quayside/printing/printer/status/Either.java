package dev.quayside.printing.printer.status;

/// Asks one way, and another when the first gets no answer.
final class Either implements Probe {

  private final Probe first;
  private final Probe second;

  Either(Probe first, Probe second) {
    this.first = first;
    this.second = second;
  }

  @Override
  public PrinterStatus status() {
    return orElse(first.status());
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
