/// The Printers screen: the printers, their state, and what waits for them.
@NullMarked
package dev.quayside.app.screen.printers;

import org.jspecify.annotations.NullMarked;
