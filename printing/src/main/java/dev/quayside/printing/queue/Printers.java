package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;
import java.util.Optional;

/// The printers that are set up.
@FunctionalInterface
public interface Printers {

  Optional<Printer> find(String name);

  /// The printer of this name for this document; empty when it must not come out there.
  default Optional<Printer> find(String name, PrintDocument document) {
    return find(name);
  }

  /// Where a printer's jobs go while it is not well.
  default Optional<String> fallback(String name) {
    return Optional.empty();
  }
}
