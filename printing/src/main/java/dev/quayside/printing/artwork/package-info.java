/// Labels as carriers return them, made ready for a printer: the carrier's dots are kept one for
/// one, and nothing that comes in can take the memory, the time or the settings of a printer.
@NullMarked
package dev.quayside.printing.artwork;

import org.jspecify.annotations.NullMarked;
