/// What tracking numbers look like: formats, check digits, and whose a number is.
@NullMarked
package dev.quayside.engine.carrier.number;

import org.jspecify.annotations.NullMarked;
