/// The connector to OnTrac.
@NullMarked
package dev.quayside.engine.carrier.ontrac;

import org.jspecify.annotations.NullMarked;
