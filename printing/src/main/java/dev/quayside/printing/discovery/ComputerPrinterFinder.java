package dev.quayside.printing.discovery;

import dev.quayside.printing.printer.transport.SpoolerTransport;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Finds the printers of Windows and macOS. On Linux they are CUPS queues, which
/// [CupsPrinterFinder] finds and IPP serves better.
final class ComputerPrinterFinder implements PrinterFinder {

  @Override
  public List<FoundPrinter> look(Duration limit) {
    if (System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux")) {
      return List.of();
    }
    return SpoolerTransport.names()
        .map(
            name ->
                new FoundPrinter(
                    name,
                    SpoolerTransport.addressOf(name),
                    Guess.language(name),
                    Guess.dpi(name),
                    FoundPrinter.Way.COMPUTER))
        .toList();
  }
}
