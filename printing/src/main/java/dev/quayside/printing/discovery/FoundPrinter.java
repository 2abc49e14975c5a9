package dev.quayside.printing.discovery;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;

/// A printer that could be added.
///
/// @param name what it calls itself
/// @param address that a transport understands
/// @param language it most likely speaks
/// @param dpi its head's resolution as far as its name tells, else 203
/// @param way how it was found
public record FoundPrinter(String name, String address, Language language, Dpi dpi, Way way) {

  /// How a printer can be found.
  public enum Way {
    COMPUTER,
    NETWORK,
    ZEBRA
  }
}
