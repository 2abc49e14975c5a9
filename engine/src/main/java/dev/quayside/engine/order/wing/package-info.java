/// The front of wing `order`.
@NullMarked
package dev.quayside.engine.order.wing;

import org.jspecify.annotations.NullMarked;
