/// Which desk has an order in hand.
@NullMarked
package dev.quayside.engine.order.lease;

import org.jspecify.annotations.NullMarked;
