/// The purchase and the life of a shipment and its label.
@NullMarked
package dev.quayside.engine.shipping.shipment;

import org.jspecify.annotations.NullMarked;
