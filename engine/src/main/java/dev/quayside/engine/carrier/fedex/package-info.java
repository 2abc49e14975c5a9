/// The connector to FedEx.
@NullMarked
package dev.quayside.engine.carrier.fedex;

import org.jspecify.annotations.NullMarked;
