/// Setting up printers by API: its clients are trusted less with the network than people at the
/// workstation.
@NullMarked
package dev.quayside.engine.print.setup;

import org.jspecify.annotations.NullMarked;
