/// Tracking: the states by themselves, then on a whole engine.
@NullMarked
package dev.quayside.engine.tracking;

import org.jspecify.annotations.NullMarked;
