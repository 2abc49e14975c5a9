@NullMarked
package dev.quayside.printing.printer.status;

import org.jspecify.annotations.NullMarked;
