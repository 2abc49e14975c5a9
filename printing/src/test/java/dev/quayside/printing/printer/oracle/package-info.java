/// Printing systems that are not ours, started on the loopback.
@NullMarked
package dev.quayside.printing.printer.oracle;

import org.jspecify.annotations.NullMarked;
