/// The port to carriers: rate, tender, void, track, find again.
@NullMarked
package dev.quayside.engine.carrier;

import org.jspecify.annotations.NullMarked;
