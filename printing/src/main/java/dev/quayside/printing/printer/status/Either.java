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
    PrinterStatus own = first.status();
    if (!own.equals(PrinterStatus.SILENT)) {
      return own;
    }
    PrinterStatus other = second.status();
    return other.health() == Health.UNKNOWN ? own : other;
  }

  @Override
  public Tally count() {
    return first.count();
  }
}
