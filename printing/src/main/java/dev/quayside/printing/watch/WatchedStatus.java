package dev.quayside.printing.watch;

import dev.quayside.printing.printer.status.PrinterStatus;
import java.time.Instant;

/// A printer's state when it was last asked.
public record WatchedStatus(PrinterStatus status, Instant at) {}
