/// The parcels of an order and the items in them.
@NullMarked
package dev.quayside.engine.order.packing;

import org.jspecify.annotations.NullMarked;
