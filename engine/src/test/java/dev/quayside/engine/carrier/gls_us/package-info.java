/// GLS US against its double.
@NullMarked
package dev.quayside.engine.carrier.gls_us;

import org.jspecify.annotations.NullMarked;
