/// Keeps a carrier that does not answer from holding everybody up.
@NullMarked
package dev.quayside.engine.carrier.guard;

import org.jspecify.annotations.NullMarked;
