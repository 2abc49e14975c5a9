@NullMarked
package dev.quayside.engine.order.scan;

import org.jspecify.annotations.NullMarked;
