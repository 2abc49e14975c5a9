/// Purchases and voids in doubt, settled by the carrier's answer or by hand.
@NullMarked
package dev.quayside.engine.shipping.settlement;

import org.jspecify.annotations.NullMarked;
