package dev.quayside.printing.printer.status;

import dev.quayside.printing.printer.ipp.IppClient;
import java.io.IOException;
import java.time.Duration;

/// Asks this computer's CUPS about one of its queues. When CUPS does not answer on its port, its
/// own programs may still reach it, so the state is unknown, not offline.
record SpoolerProbe(IppClient queue, Duration limit) implements Probe {

  @Override
  public PrinterStatus status() {
    try {
      return IppProbe.read(queue.attributes(limit));
    } catch (IOException e) {
      return PrinterStatus.UNKNOWN;
    }
  }
}
