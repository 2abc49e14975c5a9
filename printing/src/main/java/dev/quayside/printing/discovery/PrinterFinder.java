package dev.quayside.printing.discovery;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// One way of finding printers. Blocks its thread.
public interface PrinterFinder {

  /// @param limit after which it returns what it has found
  List<FoundPrinter> look(Duration limit) throws IOException;
}
