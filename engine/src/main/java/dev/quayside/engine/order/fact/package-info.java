/// What rules test of an order, read from where it stands.
@NullMarked
package dev.quayside.engine.order.fact;

import org.jspecify.annotations.NullMarked;
