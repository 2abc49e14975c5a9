/// Labels as carriers return them, made ready for a printer: the carrier's dots are kept one for
/// one, and no file can exhaust memory or time or change a printer's settings.
@NullMarked
package dev.quayside.printing.artwork;

import org.jspecify.annotations.NullMarked;
