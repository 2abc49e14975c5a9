/// The API of orders, /v1/orders.
@NullMarked
package dev.quayside.engine.order.api;

import org.jspecify.annotations.NullMarked;
