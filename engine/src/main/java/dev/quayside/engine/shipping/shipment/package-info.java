/// A shipment and its label, and what is written of them in one transaction.
@NullMarked
package dev.quayside.engine.shipping.shipment;

import org.jspecify.annotations.NullMarked;
