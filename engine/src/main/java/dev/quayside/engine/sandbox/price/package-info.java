/// What it costs: base prices by weight and zone, surcharges, fuel.
@NullMarked
package dev.quayside.engine.sandbox.price;

import org.jspecify.annotations.NullMarked;
