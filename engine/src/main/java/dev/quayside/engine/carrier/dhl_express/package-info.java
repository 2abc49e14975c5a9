/// The connector to DHL Express.
@NullMarked
package dev.quayside.engine.carrier.dhl_express;

import org.jspecify.annotations.NullMarked;
