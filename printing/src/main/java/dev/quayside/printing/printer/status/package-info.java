/// Asks printers for their state, apart from the print jobs and never for longer than a second.
@NullMarked
package dev.quayside.printing.printer.status;

import org.jspecify.annotations.NullMarked;
