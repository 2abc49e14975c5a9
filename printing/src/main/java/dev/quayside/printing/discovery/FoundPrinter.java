package dev.quayside.printing.discovery;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.SaidWords;
import dev.quayside.printing.printer.Language;

/// A printer that could be added.
///
/// @param name what the printer calls itself
/// @param address for a transport
/// @param language the one it most likely speaks
/// @param dpi the head's resolution as far as the printer's name tells, else 203
/// @param way how it was found
public record FoundPrinter(String name, String address, Language language, Dpi dpi, Way way) {

  /// Printers that one way finds: a network where more answer is no warehouse's.
  static final int MOST = 500;

  public FoundPrinter {
    name = SaidWords.of(name);
  }

  public enum Way {
    COMPUTER,
    NETWORK,
    ZEBRA
  }
}
