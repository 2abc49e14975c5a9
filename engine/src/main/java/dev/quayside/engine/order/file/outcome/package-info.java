/// What becomes of the orders of a file.
@NullMarked
package dev.quayside.engine.order.file.outcome;

import org.jspecify.annotations.NullMarked;
