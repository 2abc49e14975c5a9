/// What is being packed, from the scan to the label, as one state. Plain Java: no JavaFX and no
/// engine calls, so that every order of events can be tried in microseconds.
@NullMarked
package dev.quayside.app.screen.ship.packing;

import org.jspecify.annotations.NullMarked;
