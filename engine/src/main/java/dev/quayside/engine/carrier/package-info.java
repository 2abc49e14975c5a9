/// The port to carriers: rates, purchases, voids, tracking, and finding a purchase again.
@NullMarked
package dev.quayside.engine.carrier;

import org.jspecify.annotations.NullMarked;
