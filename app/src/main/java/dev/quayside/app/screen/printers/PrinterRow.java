package dev.quayside.app.screen.printers;

import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.printer.status.PrinterStatus;
import org.jspecify.annotations.Nullable;

/// A printer that is set up, and how it was when it was last asked.
///
/// @param status null when it was not asked yet
/// @param stopped why nothing comes out of it now; null while it prints
public record PrinterRow(
    PrinterSetup setup, @Nullable PrinterStatus status, @Nullable Message stopped) {}
