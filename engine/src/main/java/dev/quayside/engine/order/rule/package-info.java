/// Shipping rules: if an order is such and such, ship it so and so.
@NullMarked
package dev.quayside.engine.order.rule;

import org.jspecify.annotations.NullMarked;
