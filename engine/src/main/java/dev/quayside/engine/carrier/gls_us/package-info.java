/// The connector to GLS US.
@NullMarked
package dev.quayside.engine.carrier.gls_us;

import org.jspecify.annotations.NullMarked;
