/// Which box goods go into: every box that holds them, priced with all carriers, cheapest first.
@NullMarked
package dev.quayside.engine.order.boxing;

import org.jspecify.annotations.NullMarked;
