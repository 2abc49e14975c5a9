/// The shop an order comes from: what it last said, what differs here, and what it is to be told.
@NullMarked
package dev.quayside.engine.order.origin;

import org.jspecify.annotations.NullMarked;
