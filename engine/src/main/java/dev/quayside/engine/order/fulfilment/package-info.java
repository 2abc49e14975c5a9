/// From an order to its label: the rule, the box, the rate, the purchase.
@NullMarked
package dev.quayside.engine.order.fulfilment;

import org.jspecify.annotations.NullMarked;
