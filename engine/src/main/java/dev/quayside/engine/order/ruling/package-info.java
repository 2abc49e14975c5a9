/// What rules did with an order, so that they do it once and leave alone what a person chose since.
@NullMarked
package dev.quayside.engine.order.ruling;

import org.jspecify.annotations.NullMarked;
