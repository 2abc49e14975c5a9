/// DHL Express against its double.
@NullMarked
package dev.quayside.engine.carrier.dhl_express;

import org.jspecify.annotations.NullMarked;
