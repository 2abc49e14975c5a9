/// What printers say of themselves, asked apart from the jobs and never for longer than a second.
@NullMarked
package dev.quayside.printing.printer.status;

import org.jspecify.annotations.NullMarked;
