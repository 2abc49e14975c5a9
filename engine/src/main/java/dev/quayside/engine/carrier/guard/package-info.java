/// Stops calling a carrier that does not answer, so that callers do not wait for it.
@NullMarked
package dev.quayside.engine.carrier.guard;

import org.jspecify.annotations.NullMarked;
