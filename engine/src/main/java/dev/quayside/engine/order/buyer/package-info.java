/// What the buyer chose and wrote beside the goods.
@NullMarked
package dev.quayside.engine.order.buyer;

import org.jspecify.annotations.NullMarked;
