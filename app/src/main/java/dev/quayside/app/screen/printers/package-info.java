/// The Printers screen: which there are, how they are, what waits for them.
@NullMarked
package dev.quayside.app.screen.printers;

import org.jspecify.annotations.NullMarked;
