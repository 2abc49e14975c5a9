/// The connector to USPS.
@NullMarked
package dev.quayside.engine.carrier.usps;

import org.jspecify.annotations.NullMarked;
