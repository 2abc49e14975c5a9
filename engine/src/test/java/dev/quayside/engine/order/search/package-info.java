@NullMarked
package dev.quayside.engine.order.search;

import org.jspecify.annotations.NullMarked;
