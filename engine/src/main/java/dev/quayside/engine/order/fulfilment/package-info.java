/// From an order to its label: rules, parcel, rate, purchase.
@NullMarked
package dev.quayside.engine.order.fulfilment;

import org.jspecify.annotations.NullMarked;
