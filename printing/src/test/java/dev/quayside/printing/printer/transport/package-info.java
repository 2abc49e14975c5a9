@NullMarked
package dev.quayside.printing.printer.transport;

import org.jspecify.annotations.NullMarked;
