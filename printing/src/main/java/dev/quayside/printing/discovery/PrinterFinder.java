package dev.quayside.printing.discovery;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// One way of finding printers. Blocks.
public interface PrinterFinder {

  /// @param limit after which it comes back with what it has
  List<FoundPrinter> look(Duration limit) throws IOException;
}
