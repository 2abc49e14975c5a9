/// The documents that can be printed, and drawing them for a printer.
@NullMarked
package dev.quayside.engine.print.source;

import org.jspecify.annotations.NullMarked;
