package dev.quayside.app.screen.printers;

import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.status.PrinterStatus;
import org.jspecify.annotations.Nullable;

/// A printer that is set up, with its last known state.
///
/// @param elsewhere name of the other desk it is at; null for this desk's own
/// @param status null when it has not been asked yet
/// @param stopped why nothing comes out of it now; null while it prints
public record PrinterRow(
    PrinterSetup setup,
    @Nullable String elsewhere,
    @Nullable PrinterStatus status,
    @Nullable Message stopped) {

  /// Whether it says nothing about itself, and prints all the same as far as is known.
  boolean isMute() {
    return status != null && status.isMute() && stopped == null;
  }

  /// Its name, with the desk it is at when that is another one.
  String title() {
    return elsewhere == null ? setup.name() : setup.name() + " · " + elsewhere;
  }
}
