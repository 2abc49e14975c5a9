/// Lanes between places, what serves them, and places that cost more.
@NullMarked
package dev.quayside.engine.sandbox.place;

import org.jspecify.annotations.NullMarked;
