/// EPL2, the language of Zebra's (Eltron's) older desktop printers.
@NullMarked
package dev.quayside.printing.printer.epl;

import org.jspecify.annotations.NullMarked;
