/// Why an order waits, is not bought, or is over.
@NullMarked
package dev.quayside.engine.order.reason;

import org.jspecify.annotations.NullMarked;
