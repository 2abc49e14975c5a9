/// Orders as /v1/orders takes and tells them.
@NullMarked
package dev.quayside.engine.order.api;

import org.jspecify.annotations.NullMarked;
