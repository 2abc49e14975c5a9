/// The connector to UPS.
@NullMarked
package dev.quayside.engine.carrier.ups;

import org.jspecify.annotations.NullMarked;
