/// Watches the printers that are set up.
@NullMarked
package dev.quayside.printing.watch;

import org.jspecify.annotations.NullMarked;
