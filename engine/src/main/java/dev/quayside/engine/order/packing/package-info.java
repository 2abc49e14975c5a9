/// What of an order is in which of its parcels.
@NullMarked
package dev.quayside.engine.order.packing;

import org.jspecify.annotations.NullMarked;
