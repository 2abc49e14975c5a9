package dev.quayside.printing.queue;

import dev.quayside.printing.printer.Printer;
import java.util.Optional;

/// Finds the printers that are set up.
@FunctionalInterface
public interface Printers {

  Optional<Printer> find(String name);

  /// The printer of this name for this document; empty when the document must not be printed there.
  default Optional<Printer> find(String name, PrintDocument document) {
    return find(name);
  }

  /// The printer that takes another one's jobs while that has a fault.
  default Optional<String> fallback(String name) {
    return Optional.empty();
  }
}
