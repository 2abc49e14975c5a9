/// The simulated carriers: all nine of them without a network.
@NullMarked
package dev.quayside.engine.sandbox;

import org.jspecify.annotations.NullMarked;
