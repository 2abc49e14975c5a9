@NullMarked
package dev.quayside.engine.order.fulfilment;

import org.jspecify.annotations.NullMarked;
