/// A shipment and its label, as everybody sees them; how they are written is in `store`.
@NullMarked
package dev.quayside.engine.shipping.shipment;

import org.jspecify.annotations.NullMarked;
