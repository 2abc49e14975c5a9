/// The purchase and the life of a shipment and its label.
@NullMarked
package dev.quayside.engine.shipment;

import org.jspecify.annotations.NullMarked;
