/// The states of a label on its way to a printer that a packer can tell apart.
@NullMarked
package dev.quayside.app.print;

import org.jspecify.annotations.NullMarked;
