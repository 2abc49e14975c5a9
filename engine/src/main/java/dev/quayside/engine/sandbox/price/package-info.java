/// Prices: base prices by weight and zone, surcharges, fuel and tax.
@NullMarked
package dev.quayside.engine.sandbox.price;

import org.jspecify.annotations.NullMarked;
