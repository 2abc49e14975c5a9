/// Shipping rules: conditions on an order, and how it ships when they hold.
@NullMarked
package dev.quayside.engine.order.rule;

import org.jspecify.annotations.NullMarked;
