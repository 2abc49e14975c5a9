package dev.quayside.printing.printer.status;

import dev.quayside.printing.printer.ipp.IppClient;
import java.io.IOException;
import java.time.Duration;

/// Asks this computer's CUPS about one of its queues. One that does not answer on its port may
/// still be reached by its own programs, so its silence says nothing.
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
