/// Tracking number formats and check digits.
@NullMarked
package dev.quayside.engine.carrier.number;

import org.jspecify.annotations.NullMarked;
