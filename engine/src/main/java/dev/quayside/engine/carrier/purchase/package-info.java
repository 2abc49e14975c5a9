/// A label asked of a carrier, its answers and its void.
@NullMarked
package dev.quayside.engine.carrier.purchase;

import org.jspecify.annotations.NullMarked;
