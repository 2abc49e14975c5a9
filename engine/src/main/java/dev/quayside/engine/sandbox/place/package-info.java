/// Lanes between places, service areas, and places that cost extra.
@NullMarked
package dev.quayside.engine.sandbox.place;

import org.jspecify.annotations.NullMarked;
