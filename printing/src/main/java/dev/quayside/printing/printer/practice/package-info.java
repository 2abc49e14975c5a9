/// A thermal printer without a printer, for trying things out.
@NullMarked
package dev.quayside.printing.printer.practice;

import org.jspecify.annotations.NullMarked;
