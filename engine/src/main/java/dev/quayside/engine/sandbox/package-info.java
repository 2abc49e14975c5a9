/// The simulated carrier network: nine-carrier behaviour without a network.
@NullMarked
package dev.quayside.engine.sandbox;

import org.jspecify.annotations.NullMarked;
