/// The printers of this installation: how each is set up and reached.
@NullMarked
package dev.quayside.engine.print.printer;

import org.jspecify.annotations.NullMarked;
