@NullMarked
package dev.quayside.engine.order.batch;

import org.jspecify.annotations.NullMarked;
