/// Buying a label of a carrier: the order, its answers, and the void.
@NullMarked
package dev.quayside.engine.carrier.purchase;

import org.jspecify.annotations.NullMarked;
