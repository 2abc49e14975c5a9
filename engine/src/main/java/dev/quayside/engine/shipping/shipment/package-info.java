/// A shipment and its label. The tables they are stored in are in package `store`.
@NullMarked
package dev.quayside.engine.shipping.shipment;

import org.jspecify.annotations.NullMarked;
