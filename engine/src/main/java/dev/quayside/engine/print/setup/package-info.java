/// Setting printers up from afar: by programs that may know less of this network than people at the
/// desk.
@NullMarked
package dev.quayside.engine.print.setup;

import org.jspecify.annotations.NullMarked;
