/// `/v1/orders/bulk` on the wire.
@NullMarked
package dev.quayside.engine.order.bulk.api;

import org.jspecify.annotations.NullMarked;
