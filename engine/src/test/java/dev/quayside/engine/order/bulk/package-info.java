@NullMarked
package dev.quayside.engine.order.bulk;

import org.jspecify.annotations.NullMarked;
